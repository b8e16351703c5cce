#include "dispatchkit/router.hpp"
#include "dispatchkit/session.hpp"
namespace dispatchkit { int run_default_handlers(Router&, Session&); }
int main() {
    dispatchkit::Router r("main"); dispatchkit::Session s("s");
    return dispatchkit::run_default_handlers(r, s) == 404 ? 0 : 1;
}
