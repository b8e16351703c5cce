# What `cmake --install` puts where, the Debian package (`cpack`), and the package config for other CMake projects.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

# `cmake --install` and `cpack` build nothing. Of what isn't built they would only say that they can't find it.
set(generated "${CMAKE_CURRENT_BINARY_DIR}/share")
set(afl_file "")
if(HONE_AFL)
  set(afl_file "\"$<TARGET_FILE:hone_afl>\"")
endif()
install(CODE "
foreach(file IN ITEMS \"$<TARGET_FILE:hone>\" \"${generated}/hone.1\" \"$<TARGET_FILE:hone_c>\" ${afl_file})
  if(NOT EXISTS \"\${file}\")
    message(FATAL_ERROR \"hone is not all built: run cmake --build ${PROJECT_BINARY_DIR}\")
  endif()
endforeach()" ALL_COMPONENTS)

install(TARGETS hone RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT program)

# Manual pages and completions are written by the program itself.
set(pages hone hone-reduce hone-log hone-triage hone-repair hone-generalize hone-match hone-explain hone-predict hone-parse hone-grammar
  hone-generate hone-languages hone-worker hone-farm hone-farm-key)
set(files "")
foreach(page IN LISTS pages)
  add_custom_command(OUTPUT "${generated}/${page}.1" COMMAND hone man ${page} > "${generated}/${page}.1" DEPENDS hone VERBATIM)
  list(APPEND files "${generated}/${page}.1")
endforeach()
foreach(shell bash zsh fish)
  add_custom_command(OUTPUT "${generated}/hone.${shell}" COMMAND hone completion ${shell} > "${generated}/hone.${shell}" DEPENDS hone VERBATIM)
  list(APPEND files "${generated}/hone.${shell}")
endforeach()
file(MAKE_DIRECTORY "${generated}")
add_custom_target(share ALL DEPENDS ${files})

foreach(page IN LISTS pages)
  install(FILES "${generated}/${page}.1" DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT program)
endforeach()
install(FILES "${generated}/hone.bash" RENAME hone
  DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions COMPONENT program)
install(FILES "${generated}/hone.zsh" RENAME _hone
  DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions COMPONENT program)
install(FILES "${generated}/hone.fish" DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d COMPONENT program)
# The documentation and the files that its commands work on, with the paths that its links and commands name.
install(DIRECTORY "${PROJECT_SOURCE_DIR}/docs" DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT program
  USE_SOURCE_PERMISSIONS)
install(DIRECTORY "${PROJECT_SOURCE_DIR}/bench/results" DESTINATION ${CMAKE_INSTALL_DOCDIR}/bench COMPONENT program)
install(DIRECTORY "${PROJECT_SOURCE_DIR}/tests/cases" DESTINATION ${CMAKE_INSTALL_DOCDIR}/tests COMPONENT program
  USE_SOURCE_PERMISSIONS)
install(FILES "${PROJECT_SOURCE_DIR}/README.md" "${PROJECT_SOURCE_DIR}/CONTRIBUTING.md" "${PROJECT_SOURCE_DIR}/CHANGELOG.md"
  "${PROJECT_SOURCE_DIR}/LICENSE"
  DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT program)

# The library: each folder's, and the headers as they lie in src/, which include each other relative to it.
set(libraries "")
foreach(folder text process grammar parse tree derive oracle search reduce repair pattern generalize explain hone findings)
  if(TARGET hone_${folder})
    list(APPEND libraries hone_${folder})
  endif()
endforeach()
set_target_properties(hone_hone PROPERTIES EXPORT_NAME hone)
set_target_properties(hone_findings PROPERTIES EXPORT_NAME findings)
install(TARGETS ${libraries} hone_grammars EXPORT honeTargets
  ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR}/hone COMPONENT library)
install(DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}/" DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/hone COMPONENT library
  FILES_MATCHING PATTERN "*.h" PATTERN cli EXCLUDE PATTERN hone EXCLUDE PATTERN c EXCLUDE PATTERN python EXCLUDE)
install(DIRECTORY hone/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/hone COMPONENT library FILES_MATCHING PATTERN "*.h")
install(EXPORT honeTargets NAMESPACE hone:: DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/hone COMPONENT library)
configure_package_config_file(honeConfig.cmake.in "${CMAKE_CURRENT_BINARY_DIR}/honeConfig.cmake"
  INSTALL_DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/hone)
write_basic_package_version_file("${CMAKE_CURRENT_BINARY_DIR}/honeConfigVersion.cmake" COMPATIBILITY SameMinorVersion)
install(FILES "${CMAKE_CURRENT_BINARY_DIR}/honeConfig.cmake" "${CMAKE_CURRENT_BINARY_DIR}/honeConfigVersion.cmake"
  DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/hone COMPONENT library)

# The shared library with the C interface, and what programs that use it are built with. The .pc file finds the others
# from its own place, two folders below the prefix.
configure_file(hone.pc.in "${CMAKE_CURRENT_BINARY_DIR}/hone.pc" @ONLY)
install(TARGETS hone_c LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT shared NAMELINK_COMPONENT shared_development)
install(FILES c/hone_c.h c/hone_libfuzzer.h DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/hone COMPONENT shared_development)
install(FILES "${CMAKE_CURRENT_BINARY_DIR}/hone.pc" DESTINATION lib/pkgconfig COMPONENT shared_development)

# AFL++'s custom mutator.
if(HONE_AFL)
  install(TARGETS hone_afl LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR}/hone COMPONENT afl)
endif()

# The Python package; it finds the library below the same prefix.
if(HONE_PYTHON)
  install(DIRECTORY python/hone DESTINATION lib/python3/dist-packages COMPONENT python
    FILES_MATCHING PATTERN "*.py" PATTERN py.typed PATTERN __pycache__ EXCLUDE)
  # By its entry points, pytest finds the plug-in.
  set(metadata hone-${PROJECT_VERSION}.dist-info)
  configure_file(python/METADATA.in "${CMAKE_CURRENT_BINARY_DIR}/${metadata}/METADATA" @ONLY)
  install(FILES "${CMAKE_CURRENT_BINARY_DIR}/${metadata}/METADATA" python/entry_points.txt
    DESTINATION lib/python3/dist-packages/${metadata} COMPONENT python)
endif()

# `cpack --config build/release/CPackConfig.cmake` makes hone_VERSION_ARCH.deb with the program, hone-dev with the C++
# library, libhone2 with the shared one, libhone-dev with its header, python3-hone, and hone-afl.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_CONTACT "hone developers <hone@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "reduces, repairs, generalizes and explains inputs that make programs fail")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_ALL program library shared shared_development)
if(HONE_PYTHON)
  list(APPEND CPACK_COMPONENTS_ALL python)
endif()
if(HONE_AFL)
  list(APPEND CPACK_COMPONENTS_ALL afl)
endif()
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_NAME hone)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SECTION devel)
# Only grammars of the user's own need the ANTLR tool. A farm needs a job server somewhere, and its workers a sandbox.
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SUGGESTS "antlr4, bubblewrap, gearman-job-server")
# `reduce --from` sees by it which process of a build failed.
set(CPACK_DEBIAN_PROGRAM_PACKAGE_RECOMMENDS "strace")
set(CPACK_DEBIAN_LIBRARY_PACKAGE_NAME hone-dev)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_SHLIBDEPS OFF)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_DEPENDS
  "libantlr4-runtime-dev, libboost1.81-dev, libfmt-dev, libre2-dev, libsqlite3-dev, libtbb-dev, libxxhash-dev, nlohmann-json3-dev, pkg-config")
set(CPACK_DEBIAN_SHARED_PACKAGE_NAME libhone2)
set(CPACK_DEBIAN_SHARED_PACKAGE_SECTION libs)
set(CPACK_DEBIAN_SHARED_DEVELOPMENT_PACKAGE_NAME libhone-dev)
set(CPACK_DEBIAN_SHARED_DEVELOPMENT_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_SHARED_DEVELOPMENT_PACKAGE_SHLIBDEPS OFF)
set(CPACK_DEBIAN_SHARED_DEVELOPMENT_PACKAGE_DEPENDS "libhone2 (= ${PROJECT_VERSION})")
set(CPACK_DEBIAN_PYTHON_PACKAGE_NAME python3-hone)
set(CPACK_DEBIAN_PYTHON_PACKAGE_SECTION python)
set(CPACK_DEBIAN_PYTHON_PACKAGE_ARCHITECTURE all)
set(CPACK_DEBIAN_PYTHON_PACKAGE_SHLIBDEPS OFF)
set(CPACK_DEBIAN_PYTHON_PACKAGE_DEPENDS "libhone2 (= ${PROJECT_VERSION}), python3 (>= 3.9)")
set(CPACK_DEBIAN_AFL_PACKAGE_NAME hone-afl)
set(CPACK_DEBIAN_AFL_PACKAGE_SECTION devel)
set(CPACK_DEBIAN_AFL_PACKAGE_SHLIBDEPS OFF)
set(CPACK_DEBIAN_AFL_PACKAGE_DEPENDS "libhone2 (= ${PROJECT_VERSION}), libc6")
set(CPACK_DEBIAN_AFL_PACKAGE_RECOMMENDS afl++)
include(CPack)
