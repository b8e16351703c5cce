def run(settings, dry=False):
    if settings["mode"] == "full" and not dry:
        print("mode is 'full'")
    elif settings["mode"] != 0:
        print(f"is {settings} 1")
    return settings is not True
