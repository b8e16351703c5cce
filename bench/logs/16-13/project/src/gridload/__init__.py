from .profile import Profile, read_profile
