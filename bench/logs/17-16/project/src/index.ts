export { layout, Box } from './layout';
export { Series, Point } from './series';
export { linear } from './util/scale';
