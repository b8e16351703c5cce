import { Series } from './series';
import { linear, Scale } from './util/scale';

export interface Box {
  width: number;
  height: number;
  margin?: { top: number; bottom: number };
}

interface Laid {
  name: string;
  scale: Scale;
  ticks: number[];
}

function ticks(lo: number, hi: number, n = 5): number[] {
  const step = (hi - lo) / n;
  return Array.from({ length: n + 1 }, (_, i) => lo + i * step);
}

export function layout(box: Box, all: Series[]): Map<string, Laid> {
  const out = new Map<string, Laid>();
  for (const s of all) {
    const extent = s.extent();
    const scale = linear(extent, [box.height - box.margin.bottom, box.margin.top]);
    out.set(s.name, { name: s.name, scale, ticks: ticks(extent[0], extent[1]) });
  }
  return out;
}
