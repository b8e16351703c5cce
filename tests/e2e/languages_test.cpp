// Languages that are worth their grammar: failures of real compilers end no larger than with `generic`, in fewer tests.
#include "end_to_end.h"

namespace hone {
namespace {

struct CompilerFailure {
  std::string name;
  std::string file;   ///< with the extension by which hone knows the language
  std::string input;  ///< what is repeated around the failure, with a number for each NN
  std::string cause;
  std::vector<std::string> test;  ///< arguments of hone
  std::string head = "";          ///< what a file begins with
  size_t most = 0;                ///< bytes of the result, where `generic` takes too long to compare with
};

void PrintTo(const CompilerFailure& failure, std::ostream* stream) { *stream << failure.name; }

class Languages : public EndToEnd, public testing::WithParamInterface<CompilerFailure> {
 protected:
  nlohmann::json reduced(const std::string& output, const std::vector<std::string>& more) {
    std::vector<std::string> arguments{"reduce", GetParam().file, "-o", output, "-j2", "--timeout", "60"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    arguments.insert(arguments.end(), GetParam().test.begin(), GetParam().test.end());
    return statsOf(arguments);
  }
};

TEST_P(Languages, BringMoreThanTheGenericOne) {
  std::string text = GetParam().head;
  for (int i = 0; i < 3; ++i) {
    const std::string number = std::to_string(i);
    std::string copy = GetParam().input;
    for (size_t at = copy.find("NN"); at != copy.npos; at = copy.find("NN", at)) copy.replace(at, 2, number);
    text += copy;
    if (i == 1) text += GetParam().cause;
  }
  write(GetParam().file, text);
  script("decompile.sh", "wat2wasm \"$1\" -o m.wasm && wasm-decompile m.wasm 2>&1 | grep -q 'value_stack'");
  script("toml.sh",
         "/usr/bin/python3 -W ignore -c 'import sys, tomllib, toml; text = open(sys.argv[1]).read(); "
         "tomllib.loads(text); toml.loads(text)' \"$1\" 2>&1 | grep -q IndexError");
  script("modern.sh",
         "esbuild \"$1\" 2>&1 | grep -q 'Expected identifier but found .const' &&\n"
         "sed 's/<const /</' \"$1\" | esbuild --loader=ts >/dev/null 2>&1");
  script("tsx.sh",
         "esbuild --loader=tsx <\"$1\" 2>&1 | grep -q 'not valid inside a JSX' &&\n"
         "sed 's/<const /</' \"$1\" | esbuild --loader=tsx >/dev/null 2>&1");
  script("stable.sh", "gofmt \"$1\" >once.go 2>error.txt && gofmt once.go >twice.go 2>&1 && ! cmp -s once.go twice.go");
  script("object.sh",
         "mkdir -p php && protoc -I\"$(dirname \"$1\")\" --php_out=php \"$1\" 2>error.txt &&\n"
         "php -n -l php/Object.php 2>&1 | grep -q 'Cannot use .Object. as class name'");
  script("shfmt.sh", "shfmt \"$1\" >once.sh 2>error.txt && shfmt once.sh >twice.sh 2>&1 && ! cmp -s once.sh twice.sh");
  const nlohmann::json own = reduced("own", {});
  if (GetParam().most > 0) {
    EXPECT_LE(read("own").size(), GetParam().most) << read("own");
    return;
  }
  const nlohmann::json generic = reduced("generic", {"--language", "generic"});
  EXPECT_LE(read("own").size(), read("generic").size()) << read("own") << read("generic");
  EXPECT_LT(own["tests"].get<double>(), generic["tests"].get<double>());
}

const CompilerFailure failures[] = {
    // Issue 56424 of llvm/llvm-project.
    {"Llvm",
     "module.ll",
     R"(
%struct.listNN = type { i32, %struct.listNN* }
@countNN = internal global i32 NN, align 4
define i32 @lengthNN(%struct.listNN* nocapture readonly %list) local_unnamed_addr #0 {
entry:
  %null = icmp eq %struct.listNN* %list, null
  br i1 %null, label %for.end, label %for.body
for.body:                                         ; preds = %entry
  %next = getelementptr inbounds %struct.listNN, %struct.listNN* %list, i64 0, i32 1
  %rest = load %struct.listNN*, %struct.listNN** %next, align 8
  %more = tail call i32 @lengthNN(%struct.listNN* %rest)
  store i32 %more, i32* @countNN, align 4
  br label %for.end
for.end:
  %result = phi i32 [ 0, %entry ], [ %more, %for.body ]
  ret i32 %result
}
)",
     R"(
define i64 @shifted(i1 %condition, i32 %number) {
entry:
  br i1 %condition, label %if.then, label %if.end
if.then:
  %shifted = ashr i32 %number, -2
  %extended = sext i32 %shifted to i64
  br label %if.end
if.end:
  %chosen = phi i64 [ %extended, %if.then ], [ 0, %entry ]
  %masked = and i64 -81, %chosen
  ret i64 %masked
}
)",
     {"--signal", "SEGV", "--", "opt", "-disable-symbolication", "-passes=instcombine", "-disable-output", "@@"}},
    // An error of GCC 12 that Debian's version still has.
    {"Cpp",
     "map.cc",
     R"(
namespace pairsNN {
template <class K, class V> struct Pair { K key; V value = V{NN}; };
template <class K, class V> bool operator<(const Pair<K, V>& a, const Pair<K, V>& b) { return a.key < b.key; }
inline int lengthNN(const char* text) { int n = 0; while (text[n] != '\0') ++n; return n + (n > NN ? 1 : 0); }
}
)",
     R"(
template <typename A, template <typename X, typename X::Y> typename B> int make();
template <typename T, int N> struct Plain {};
int made() { return make<int, Plain>(); }
)",
     {"--stderr", "internal compiler error: in dependent_type_p", "--", "g++", "-fno-report-bug", "-w", "-std=c++17",
      "-fsyntax-only", "@@"}},
    // Found by random edits to wabt's own tests.
    {"Wat",
     "module.wat",
     R"((func $factNN (export "factNN") (param $n i64) (result i64)
  (if (result i64) (i64.eqz (local.get $n))
    (then (i64.const NN))
    (else (i64.mul (local.get $n) (call $factNN (i64.sub (local.get $n) (i64.const 1)))))))
)",
     R"((func (export "if-with-params")
  i32.const 1 i32.const 0
  if (param i32) (result i64)
    drop
    i64.const 1
  else
    i64.extend_i32_u
  end
  return)
)",
     {"--test", "decompile.sh"}},
    // Found by random edits to configuration files.
    {"Toml",
     "package.toml",
     R"([[packageNN]]
name = "package-NN" # a comment
version = "NN.1.0"
keywords = ["library", 'NN']
released = 1979-05-27T07:32:00Z
dependencies = { serde = { version = "1.0", features = ["derive", "rc"] } }
memory = 1_000_000
ratio = -NN.5e3

)",
     R"([package.metadata]
steps = ["build",
  '''test, then publish
  ''']

)",
     {"--test", "toml.sh"}},
    // esbuild 0.17.0 doesn't know the constant type parameters of TypeScript 5.0, and reads the rest.
    {"TypeScript",
     "module.ts",
     R"(import type { OptionsNN } from './optionsNN';
export class StoreNN<T extends object> implements Iterable<T> {
  private readonly items: Map<string, T[]> = new Map();
  constructor(public name: string, protected options?: OptionsNN) {}
  find(key: string, when: (item: T) => boolean = () => true): T | undefined {
    // the first one
    return this.items.get(key)?.filter(when)[NN] as T;
  }
}
)",
     R"(export function literal<const T extends readonly string[]>(names: T): T {
  return names.map(name => `${name}!`) as unknown as T;
}
)",
     {"--test", "modern.sh"}},
    // The same in a module with elements.
    {"Tsx",
     "module.tsx",
     R"(import { RowNN, type PropsNN } from './rowNN';
export const ListNN = <T,>({ items, ...rest }: PropsNN<T>) => {
  const [open, setOpen] = React.useState<boolean>(false);
  return (
    <ul className="list" onClick={() => setOpen(!open)} {...rest}>
      {/* the first ones */}
      {items.slice(0, NN).map((item) => <RowNN key={item.id} value={item}>it&apos;s {item.name}</RowNN>)}
      {open ? <b>open</b> : <></>}
    </ul>
  );
};
)",
     R"(export const literal = <const T extends object>(name: T) => <b title="a name">{name}</b>;
)",
     {"--test", "tsx.sh"}},
    // Found by random edits to shaders of glslang's tests.
    {"Glsl",
     "shader.frag",
     R"(layout(binding = NN) uniform BlockNN { mat4 matrix; vec4 colors[2]; } blockNN;
struct LightNN { vec3 place; float power; };
vec4 shadeNN(in LightNN light, vec4 color) {
  for (int i = 0; i < NN + 1; ++i) color.rgb *= light.power; // brighter
  return color.a > 0.5 ? blockNN.matrix * color : blockNN.colors[1];
}
)",
     R"(float grid[2][2] = {{}};
)",
     {"--signal", "SEGV", "--", "glslangValidator", "@@"},
     "#version 460\n#extension GL_EXT_null_initializer : enable\nvoid main() {}\n",
     70},
    // Found by running the tests of a later cvc5.
    {"SmtLib",
     "script.smt2",
     R"((declare-fun fNN (Int Bool) Int)
(define-fun aboveNN ((x Int) (y Int)) Bool (and (> x y) (not (= x NN)))) ; a comment
(assert (forall ((x Int)) (=> (aboveNN x NN) (or (= (fNN x true) (+ x 1)) (let ((z (* 2 x))) (< z (fNN z false)))))))
(declare-const bNN (_ BitVec 8))
(assert (= ((_ extract 3 0) bNN) (bvadd #b0001 ((_ extract 7 4) bNN))))
)",
     R"((declare-const x (_ FloatingPoint 11 53))
(declare-const y (_ BitVec 54))
(define-fun t () (_ FloatingPoint 11 53) ((_ to_fp_unsigned 11 53) roundNearestTiesToAway y))
(assert (not (= x t)))
(check-sat)
)",
     {"--stderr", "NULL pointer was dereferenced", "--", "cvc5", "--tlimit=2000", "@@"}},
    // Found by formatting the texts of `hone generate` twice.
    {"Go",
     "flags.go",
     R"(// A valueNN is a flag.
type valueNN struct {
	name  string `json:"name"`
	usage map[string][]int
}

func (v *valueNN) set(text string) (err error) {
	for i, c := range text {
		if x, ok := v.usage[string(c)]; ok && len(x) > NN {
			v.usage[text] = append(x, i+NN)
		} else {
			return nil
		}
	}
	return
}
)",
     R"(func check[T interface{ encoding.TextMarshaler; encoding.TextUnmarshaler; comparable }](value T) {}
)",
     {"--test", "stable.sh"},
     "package flags\n\nimport \"encoding\"\n\n"},
    // Found by trying names that PHP has reserved.
    {"Protobuf",
     "objects.proto",
     R"(message RequestNN {
  string query = 1 [deprecated = true];
  repeated int32 page = 2;
  map<string, bool> wanted = 3;
  oneof choice { bytes raw = 4; double number = 5; }
  enum Kind { NONE = 0; SOME = 1NN; }
}
service SearchNN { rpc Find(RequestNN) returns (stream RequestNN); }
)",
     R"(message Object { string name = 1; }
)",
     {"--test", "object.sh"},
     "syntax = \"proto3\"; // one syntax for all\n"},
    // Found by random edits to what obj2yaml writes.
    {"Yaml",
     "object.yaml",
     R"(  - Type:            TYPE # a comment
    Signatures:
      - Index:           NN
        ParamTypes:      [ I32, I64 ]
        ReturnTypes:     []
      - Index:           1NN
        ParamTypes:
          - "F32"
        ReturnTypes:     [ 'I32' ]
)",
     R"(  - Type:            SIGNATURES
)",
     {"--signal", "ILL", "--", "yaml2obj", "@@", "-o", "object.o"},
     "--- !WASM\nFileHeader:\n  Version:         0x1\nSections:\n"},
    // Found by formatting the texts of `hone generate` twice.
    {"Shell",
     "build.sh",
     R"x(stepNN() {
    if [ -n "$NN" ] && ! grep -q "step NN" file; then
        for x in a "$(echo 'b' | tr b c)" c; do echo "$x" >>log; done
    else
        case $NN in a|b) return 1 ;; *) cd "${dir:-/tmp}" || exit ;; esac
    fi # the end
}
)x",
     R"x(list_keys() {
    for dir in "$@"; do
        ( (cd "$dir" && ls)
        )
    done
}
)x",
     {"--test", "shfmt.sh"},
     "#!/bin/sh\n"},
    {"Verilog",
     "top.sv",
     R"(module counterNN #(parameter WIDTH = 8) (input wire clk, rst, output reg [WIDTH-1:0] out);
  // counts up
  always @(posedge clk or posedge rst) begin
    if (rst) out <= {WIDTH{1'b0}};
    else case (out[1:0])
      2'b00, 2'b01: out <= out + NN;
      default: out <= out ^ (8'h3NN << 1);
    endcase
  end
  assign #1 done = &out;
endmodule
)",
     R"(class packet;
  int size = 4;
  function int length; total; return size; endfunction
  function void total; size = 2; endfunction
endclass
)",
     {"--stderr", "failed assertion dscope->elab_stage", "--", "iverilog", "-g2012", "-t", "null", "@@"}},
};

INSTANTIATE_TEST_SUITE_P(Compilers, Languages, testing::ValuesIn(failures),
                         [](const auto& failure) { return failure.param.name; });

}  // namespace
}  // namespace hone
