// Why ranks instead of values: OpenCV computes in single precision, which can't tell 16777217 from 16777216, and knows
// no missing values. A rank among the values of a column is exact, keeps their order, and a missing value is just the
// lowest rank.
//
// Why unpruned: OpenCV prunes by cross-validation, which drops splits that few rows support. These rows are no noisy
// sample: a program behaves the same every time, and one input that contradicts the tree is a fact. The learner decides
// on our own tree whether a split is worth its cost (explain/learner.cpp).

#include "explain/cart.h"

#include <opencv2/ml.hpp>

namespace hone {

std::vector<CartNode> growCart(const RankTable& table, const std::vector<bool>& fails) {
  const int rows = static_cast<int>(table.rows), columns = static_cast<int>(table.columns);
  cv::Mat cells(rows, columns, CV_32F, const_cast<float*>(table.cells.data()));
  cv::Mat classes(rows, 1, CV_32S);
  for (int row = 0; row < rows; ++row) classes.at<int>(row) = fails[static_cast<size_t>(row)];
  cv::Mat kinds(columns + 1, 1, CV_8U, cv::Scalar(cv::ml::VAR_ORDERED));
  kinds.at<uchar>(columns) = cv::ml::VAR_CATEGORICAL;

  cv::Ptr<cv::ml::DTrees> trees = cv::ml::DTrees::create();
  trees->setMaxDepth(25);
  trees->setMinSampleCount(1);
  trees->setCVFolds(0);
  trees->setUseSurrogates(false);
  trees->setUse1SERule(false);
  trees->setTruncatePrunedTree(false);
  const double alike[] = {1, 1};
  trees->setPriors(cv::Mat(1, 2, CV_64F, const_cast<double*>(alike)).clone());
  trees->train(cv::ml::TrainData::create(cells, cv::ml::ROW_SAMPLE, classes, cv::noArray(), cv::noArray(),
                                         cv::noArray(), kinds));

  const std::vector<cv::ml::DTrees::Node>& grown = trees->getNodes();
  const std::vector<cv::ml::DTrees::Split>& splits = trees->getSplits();
  std::vector<CartNode> nodes;
  std::vector<int> from = {trees->getRoots().front()};
  for (size_t i = 0; i < from.size(); ++i) {
    const cv::ml::DTrees::Node& node = grown[static_cast<size_t>(from[i])];
    CartNode own;
    if (node.split >= 0) {
      const cv::ml::DTrees::Split& split = splits[static_cast<size_t>(node.split)];
      own.column = static_cast<uint32_t>(split.varIdx);
      own.threshold = split.c;
      own.atMost = static_cast<uint32_t>(from.size());
      own.above = own.atMost + 1;
      from.push_back(split.inversed ? node.right : node.left);
      from.push_back(split.inversed ? node.left : node.right);
    }
    nodes.push_back(own);
  }
  return nodes;
}

}  // namespace hone
