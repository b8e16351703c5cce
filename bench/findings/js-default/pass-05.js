switch (a) { default: switch (b) { default: } }
