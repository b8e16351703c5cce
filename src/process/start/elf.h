/* Tells from a program's file whether the library can be preloaded into it; for the launcher and the library itself. */
#pragma once

#include <elf.h>
#include <stddef.h>
#include <stdint.h>

enum StartFit {
  startFits,
  startIsNoElf,
  startIsOther,
  startIsBroken,
  startIsStatic,
  startIsNotGlibc,
  startHasSanitizer
};

static inline int startHasText(const char* bytes, size_t size, const char* text) {
  for (size_t at = 0; at < size; ++at) {
    size_t same = 0;
    while (text[same] != 0 && at + same < size && bytes[at + same] == text[same]) ++same;
    if (text[same] == 0) return 1;
  }
  return 0;
}

/* `bytes`: the whole file, aligned. */
static inline enum StartFit startFit(const char* bytes, size_t size) {
  static const char* const linker = "/lib64/ld-linux-x86-64.so.2";
  /* Sanitizers insist on being the first library, or keep threads and maps of addresses. */
  static const char* const sanitizers[] = {"san_init",   "libasan.so", "libhwasan.so",
                                           "liblsan.so", "libtsan.so", "libubsan.so"};
  const Elf64_Ehdr* header = (const Elf64_Ehdr*)bytes;
  if (size < sizeof *header || bytes[0] != 0x7f || bytes[1] != 'E' || bytes[2] != 'L' || bytes[3] != 'F')
    return startIsNoElf;
  if (bytes[EI_CLASS] != ELFCLASS64 || header->e_machine != EM_X86_64) return startIsOther;
  if (header->e_phentsize != sizeof(Elf64_Phdr) || header->e_phoff % 8 != 0 || header->e_phoff > size ||
      header->e_phnum > (size - header->e_phoff) / sizeof(Elf64_Phdr))
    return startIsBroken;
  const Elf64_Phdr* segments = (const Elf64_Phdr*)(bytes + header->e_phoff);
  const Elf64_Phdr *interpreter = 0, *dynamic = 0;
  for (int i = 0; i < header->e_phnum; ++i) {
    if (segments[i].p_filesz != 0 &&
        (segments[i].p_offset > size || segments[i].p_filesz > size - segments[i].p_offset))
      return startIsBroken;
    if (segments[i].p_type == PT_INTERP) interpreter = &segments[i];
    if (segments[i].p_type == PT_DYNAMIC) dynamic = &segments[i];
  }
  if (interpreter == 0 || dynamic == 0) return startIsStatic;
  if (interpreter->p_filesz < 28 || !startHasText(bytes + interpreter->p_offset, 28, linker)) return startIsNotGlibc;
  uint64_t address = 0, length = 0;
  if (dynamic->p_offset % 8 != 0) return startIsBroken;
  const Elf64_Dyn* entry = (const Elf64_Dyn*)(bytes + dynamic->p_offset);
  for (uint64_t i = 0; i < dynamic->p_filesz / sizeof *entry && entry[i].d_tag != DT_NULL; ++i) {
    if (entry[i].d_tag == DT_STRTAB) address = entry[i].d_un.d_ptr;
    if (entry[i].d_tag == DT_STRSZ) length = entry[i].d_un.d_val;
  }
  for (int i = 0; i < header->e_phnum; ++i) {
    const Elf64_Phdr* in = &segments[i];
    if (in->p_type != PT_LOAD || address < in->p_vaddr || address - in->p_vaddr >= in->p_filesz) continue;
    const uint64_t most = in->p_filesz - (address - in->p_vaddr);
    const char* names = bytes + in->p_offset + (address - in->p_vaddr);
    for (size_t k = 0; k < sizeof sanitizers / sizeof *sanitizers; ++k)
      if (startHasText(names, length < most ? length : most, sanitizers[k])) return startHasSanitizer;
    return startFits;
  }
  return startIsBroken;
}
