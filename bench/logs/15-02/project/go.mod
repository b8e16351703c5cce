module gitlab.example.org/platform/apilint

go 1.19
