unsigned char c =
    256;
