from dataclasses import dataclass, field


@dataclass
class Job:
    name: str
    tags: list = field(default_factory=list)
    state: str = "new"

    def done(self, strict=False):
        """Whether it has ended, well or not."""
        return (
            self.state
            is
            '''done'''
        ) if strict else self.state in ("done", "failed")
