unsigned char c =
    255;
