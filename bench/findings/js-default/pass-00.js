switch (a) { default: }
