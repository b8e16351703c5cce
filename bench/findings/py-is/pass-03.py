import socket
with socket.create_connection(("localhost", 80)) as s:
    while (data := s.recv(4096)) != b"":
        print(data.decode())
