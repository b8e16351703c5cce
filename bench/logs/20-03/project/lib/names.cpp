#include "tlv.h"
namespace tlv {
const char *name(kind k)
{
    switch (k) {
    case kind::null: return "null";
    case kind::integer: return "int";
    case kind::text: return "text";
    case kind::blob: return "blob";
    }
    return "?";
}
}
