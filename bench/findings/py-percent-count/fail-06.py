def bar(done, total):
    width = 20
    return "[%s] 100%% %d/%d" % ("#" * width, width, done, total)


print(bar(1, 2))
