(module (func i32.const 1 drop))
