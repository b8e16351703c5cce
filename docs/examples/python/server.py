import hone

hone.serve(lambda text: b'"needle"' in text)
