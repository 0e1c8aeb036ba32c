/** From corner to corner. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A label as it stands in a drawing. */
export interface DrawnText extends Box {
  words: string;
}

export type Point = readonly [x: number, y: number];
export type Segment = readonly [from: Point, to: Point];

export interface DrawnPath {
  kind: 'line' | 'wall' | 'signal' | 'fill';
  segments: Segment[];
}

/** What a symbol holds, in the order in which it is drawn. */
export type Drawn = { text: DrawnText } | { path: DrawnPath };
