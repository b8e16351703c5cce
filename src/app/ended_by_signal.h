// Ends the programs that hone runs before its run begins, on Ctrl-C.
#pragma once

#include "app/interrupt.h"
#include "process/cancellation.h"

namespace hone {

class EndedBySignal {
 public:
  EndedBySignal() {
    interrupt_.watch({.end = [this] { cancellation_.cancel(); }});
  }
  const Cancellation& cancellation() const { return cancellation_; }
  [[noreturn]] void end() const { endWithoutResult(interrupt_.signal()); }

 private:
  Cancellation cancellation_;
  Interrupt interrupt_;
};

}  // namespace hone
