# Compiles the grammars under grammars/ with the ANTLR tool and embeds the resulting networks into a library, so that
# the installed program needs neither Java nor the grammars.
#
#   hone_embed_grammars(TARGET FOLDER)
#
# Every folder below FOLDER that has a language.json becomes one bundled language; language.json names its .g4 files.
# Its examples are embedded too: each with its size before it, and -1 behind the last one.

find_program(ANTLR4_TOOL antlr4 REQUIRED)

# The networks of the grammar whose files stand at the place ARGN of the JSON.
function(hone_compile_grammar dir out json lexer_network parser_network)
  string(JSON count LENGTH "${json}" ${ARGN})
  set(files "")
  math(EXPR last "${count} - 1")
  foreach(i RANGE ${last})
    string(JSON file GET "${json}" ${ARGN} ${i})
    list(APPEND files "${file}")
  endforeach()
  list(GET files -1 parser_file)
  list(GET files 0 lexer_file)
  get_filename_component(parser "${parser_file}" NAME_WE)
  get_filename_component(lexer "${lexer_file}" NAME_WE)
  if(count EQUAL 1)
    set(lexer "${parser}Lexer")
  endif()
  # The tool looks for vocabularies and imports beside the grammar, so it works on copies. An import may be a grammar of
  # another language.
  file(GLOB inputs CONFIGURE_DEPENDS "${dir}/*.g4")
  foreach(input IN LISTS inputs)
    file(STRINGS "${input}" imports REGEX "^import [A-Za-z]+;")
    foreach(import IN LISTS imports)
      string(REGEX REPLACE "^import ([A-Za-z]+);.*" "\\1.g4" import "${import}")
      if(NOT EXISTS "${dir}/${import}")
        file(GLOB imported "${dir}/../*/${import}")
        list(APPEND inputs ${imported})
      endif()
    endforeach()
  endforeach()
  add_custom_command(
    OUTPUT "${out}/${lexer}.interp" "${out}/${parser}.interp"
    COMMAND ${CMAKE_COMMAND} -E make_directory "${out}"
    COMMAND ${CMAKE_COMMAND} -E copy ${inputs} "${out}"
    COMMAND ${CMAKE_COMMAND} -E chdir "${out}" ${ANTLR4_TOOL} -Werror -no-listener ${files}
    COMMAND ${CMAKE_COMMAND} -D OUT=${out} -P "${CMAKE_CURRENT_FUNCTION_LIST_DIR}/compact.cmake"
    DEPENDS ${inputs} "${CMAKE_CURRENT_FUNCTION_LIST_DIR}/compact.cmake"
    COMMENT "ANTLR: ${files}"
    VERBATIM)
  set(${lexer_network} "${out}/${lexer}.interp" PARENT_SCOPE)
  set(${parser_network} "${out}/${parser}.interp" PARENT_SCOPE)
endfunction()

# Writes an assembly with one language's description, networks and examples, in this order: OUT/NAME.S, whose path becomes
# the value of the variable `assembly`. What it is assembled from becomes that of `inputs`.
function(hone_language_assembly description out assembly inputs)
  get_filename_component(dir "${description}" DIRECTORY)
  get_filename_component(name "${dir}" NAME)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${description}")
  file(READ "${description}" json)
  hone_compile_grammar("${dir}" "${out}" "${json}" lexer parser grammar)
  # Texts are made from a grammar of their own where the language's reads more than programs do.
  set(texts_lexer "")
  set(texts_parser "")
  string(JSON files ERROR_VARIABLE none GET "${json}" generate grammar)
  if(NOT none)
    hone_compile_grammar("${dir}" "${out}/generate" "${json}" texts_lexer texts_parser generate grammar)
  endif()
  set(label "hone_grammar_${name}")
  file(GLOB examples CONFIGURE_DEPENDS "${dir}/examples/*")
  set(embedded_examples "")
  foreach(example IN LISTS examples)
    string(APPEND embedded_examples "    .quad 2f - 1f\n1:  .incbin \"${example}\"\n2:\n")
  endforeach()
  foreach(network texts_lexer texts_parser)
    set(${network}_code "")
    if(${network})
      set(${network}_code " .incbin \"${${network}}\"")
    endif()
  endforeach()
  string(CONCAT code
    "    .section .rodata\n"
    "    .global ${label}_description, ${label}_lexer, ${label}_parser, ${label}_texts_lexer, ${label}_texts_parser\n"
    "    .global ${label}_examples\n"
    "${label}_description: .incbin \"${description}\"\n    .byte 0\n"
    "${label}_lexer: .incbin \"${lexer}\"\n    .byte 0\n"
    "${label}_parser: .incbin \"${parser}\"\n    .byte 0\n"
    "${label}_texts_lexer:${texts_lexer_code}\n    .byte 0\n"
    "${label}_texts_parser:${texts_parser_code}\n    .byte 0\n"
    "${label}_examples:\n${embedded_examples}    .quad -1\n"
    "    .section .note.GNU-stack,\"\",@progbits\n")
  file(CONFIGURE OUTPUT "${out}/${name}.S" CONTENT "${code}" @ONLY)
  set(${assembly} "${out}/${name}.S" PARENT_SCOPE)
  set(${inputs} ${examples} "${description}" "${lexer}" "${parser}" ${texts_lexer} ${texts_parser} PARENT_SCOPE)
endfunction()

function(hone_embed_grammars target folder)
  file(GLOB descriptions CONFIGURE_DEPENDS "${folder}/*/language.json")
  set(sources "")
  set(table "")
  set(symbols "")
  foreach(description IN LISTS descriptions)
    get_filename_component(dir "${description}" DIRECTORY)
    get_filename_component(name "${dir}" NAME)
    hone_language_assembly("${description}" "${CMAKE_CURRENT_BINARY_DIR}/antlr/${name}" assembly inputs)
    set_source_files_properties("${assembly}" PROPERTIES OBJECT_DEPENDS "${inputs}")
    list(APPEND sources "${assembly}")
    set(row "")
    foreach(part description lexer parser texts_lexer texts_parser examples)
      string(APPEND symbols "extern const char hone_grammar_${name}_${part}[];\n")
      list(APPEND row "hone_grammar_${name}_${part}")
    endforeach()
    list(JOIN row ", " row)
    string(APPEND table "      {${row}},\n")
  endforeach()
  set(HONE_GRAMMAR_SYMBOLS "${symbols}")
  set(HONE_GRAMMAR_TABLE "${table}")
  configure_file("${CMAKE_CURRENT_FUNCTION_LIST_DIR}/embedded_grammars.cpp.in" embedded_grammars.cpp @ONLY)
  add_library(${target} STATIC ${sources} "${CMAKE_CURRENT_BINARY_DIR}/embedded_grammars.cpp")
  target_include_directories(${target} PUBLIC "$<BUILD_INTERFACE:${CMAKE_CURRENT_FUNCTION_LIST_DIR}>")
endfunction()
