# Builds files into a library, so that the installed program needs none of them.
#
#   hone_embed(TARGET SYMBOL FILE... [SYMBOL FILE...]...)
#
# The files behind a symbol, one after the other, become a constant that is declared as `extern "C" const char SYMBOL[]`
# and ends with a zero byte, which is at `SYMBOL_end`. A symbol begins with `hone_`.
function(hone_embed target)
  set(code "    .section .rodata\n")
  set(files "")
  set(end "")
  foreach(argument IN LISTS ARGN)
    if(argument MATCHES "^hone_")
      string(APPEND code "${end}    .global ${argument}\n${argument}:\n")
      set(end "    .global ${argument}_end\n${argument}_end:\n    .byte 0\n")
    else()
      get_filename_component(file "${argument}" ABSOLUTE)
      list(APPEND files "${file}")
      string(APPEND code "    .incbin \"${file}\"\n")
    endif()
  endforeach()
  string(APPEND code "${end}    .section .note.GNU-stack,\"\",@progbits\n")
  set(assembly "${CMAKE_CURRENT_BINARY_DIR}/${ARGV1}_embedded.S")
  file(CONFIGURE OUTPUT "${assembly}" CONTENT "${code}" @ONLY)
  set_source_files_properties("${assembly}" PROPERTIES OBJECT_DEPENDS "${files}")
  target_sources(${target} PRIVATE "${assembly}")
endfunction()
