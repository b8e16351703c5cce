module git.example.net/billing/ratecard

go 1.18
