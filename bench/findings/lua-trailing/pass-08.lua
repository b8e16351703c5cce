local s = "a  "
