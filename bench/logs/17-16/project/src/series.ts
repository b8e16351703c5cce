export interface Point {
  x: number;
  y: number;
  label?: string;
}

export class Series {
  private points: Point[] = [];
  constructor(public readonly name: string) {}
  add(p: Point): this {
    this.points.push(p);
    return this;
  }
  extent(): [number, number] {
    const ys = this.points.map((p) => p.y);
    return [Math.min(...ys), Math.max(...ys)];
  }
  labels(): string[] {
    return this.points.filter((p) => p.label !== undefined).map((p) => p.label!);
  }
}
