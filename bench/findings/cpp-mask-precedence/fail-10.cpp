unsigned permissions(const char *path);

int main(int argc, char **argv)
{
    int worldWritable = 0;
    for (int i = 1; i < argc; i++) {
        const bool bad = permissions(argv[i]) & 0002 != 0;
        if (bad)
            worldWritable++;
    }
    return worldWritable;
}
