def f():
    return '''\s'''
