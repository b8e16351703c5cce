#include "dispatchkit/router.hpp"
#include "dispatchkit/session.hpp"
#include "dispatchkit/trace.hpp"

#include <array>
#include <functional>
#include <memory>
#include <string_view>
#include <type_traits>
#include <utility>

namespace dispatchkit {

enum class Verb { get, put, del, patch };

struct Request {
    Verb verb = Verb::get;
    std::string_view path;
    std::uint32_t client = 0;
};

struct Response {
    int status = 200;
    std::string body;
};

// Each handler type gets its own stateless default "on drop" callback.
template <class Reply>
using drop_policy = decltype([](const Request&) -> Reply { return Reply{}; });

template <class Reply, class Fallback = drop_policy<Reply>>
class Handler {
public:
    using callback = std::function<Reply(const Request&)>;

    explicit Handler(callback cb) : cb_(std::move(cb)) {}

    Reply operator()(const Request& rq) const {
        if (cb_) return cb_(rq);
        return Fallback{}(rq);
    }

private:
    callback cb_;
};

template <class Reply, class Fallback = drop_policy<Reply>>
Reply dispatch(const Handler<Reply, Fallback>& h, const Request& rq) {
    return h(rq);
}

static Response not_found(const Request& rq) {
    return Response{404, std::string(rq.path)};
}

int run_default_handlers(Router& router, Session& session) {
    Handler<Response> missing(&not_found);
    Request rq;
    rq.path = "/healthz";
    rq.client = static_cast<std::uint32_t>(session.size());
    Response rs = dispatch(missing, rq);
    router.push(rq.client);
    return rs.status;
}

}  // namespace dispatchkit
