import xml.etree.ElementTree as ET

NS = {"t": "http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2"}


def _number(point, path, kind=float):
    return kind(point.find(path, NS).text)


def read_activity(stream):
    tree = ET.parse(stream)
    for point in tree.iterfind(".//t:Trackpoint", NS):
        yield (
            point.find("t:Time", NS).text,
            _number(point, "t:DistanceMeters"),
            _number(point, "t:AltitudeMeters"),
            _number(point, "t:HeartRateBpm/t:Value", int),
        )
