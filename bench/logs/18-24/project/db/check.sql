SELECT count(*) FROM timetable;
