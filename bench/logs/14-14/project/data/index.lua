-- order matters: later acts may refer to earlier ones
return {
  "act1_village",
  "act2_harbour",
  "act3_marsh",
  "act4_keep",
  "epilogue",
}
