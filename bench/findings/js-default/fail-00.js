switch (a) { default: default: }
