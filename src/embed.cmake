# Builds files into a library, so that the installed program needs none of them.
#
#   hone_embed(TARGET SYMBOL FILE [SYMBOL FILE]...)
#
# Each file becomes a constant that is declared as `extern "C" const char SYMBOL[]` and ends with a zero byte.
function(hone_embed target)
  set(code "    .section .rodata\n")
  set(files "")
  while(ARGN)
    list(POP_FRONT ARGN symbol file)
    get_filename_component(file "${file}" ABSOLUTE)
    list(APPEND files "${file}")
    string(APPEND code "    .global ${symbol}\n${symbol}:\n    .incbin \"${file}\"\n    .byte 0\n")
  endwhile()
  string(APPEND code "    .section .note.GNU-stack,\"\",@progbits\n")
  set(assembly "${CMAKE_CURRENT_BINARY_DIR}/${target}_embedded.S")
  file(CONFIGURE OUTPUT "${assembly}" CONTENT "${code}" @ONLY)
  set_source_files_properties("${assembly}" PROPERTIES OBJECT_DEPENDS "${files}")
  target_sources(${target} PRIVATE "${assembly}")
endfunction()
