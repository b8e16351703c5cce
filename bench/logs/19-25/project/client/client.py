from gen import inventory_pb2
