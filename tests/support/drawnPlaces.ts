import type { Box, Drawn, Segment } from './drawn.ts';

/** Around all of its corners. */
export const boxOf = (segments: readonly Segment[]): Box => {
  const [xs, ys] = [0, 1].map((axis) => segments.flat().map((point) => point[axis] ?? 0));
  const [across, down] = [xs ?? [], ys ?? []];
  return {
    left: Math.min(...across),
    right: Math.max(...across),
    top: Math.min(...down),
    bottom: Math.max(...down),
  };
};

export const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const holds = (outer: Box, inner: Box): boolean =>
  outer.left <= inner.left &&
  outer.right >= inner.right &&
  outer.top <= inner.top &&
  outer.bottom >= inner.bottom;

/** Whether a line passes through a box: looked at step by step. */
const passes = ([[x, y], [toX, toY]]: Segment, { left, right, top, bottom }: Box): boolean => {
  const steps = Math.max(1, Math.ceil(Math.hypot(toX - x, toY - y)));
  return Array.from({ length: steps + 1 }, (_, step) => step / steps).some((share) => {
    const [atX, atY] = [x + share * (toX - x), y + share * (toY - y)];
    return atX > left && atX < right && atY > top && atY < bottom;
  });
};

/** The labels that a line runs through: not where a part that is filled lies between the two. */
export const crossedTexts = (drawn: readonly Drawn[]): string[] =>
  drawn.flatMap((each) => {
    if (!('text' in each)) return [];
    const { text } = each;
    const paths = drawn.flatMap((other, at) => ('path' in other ? [{ ...other.path, at }] : []));
    const ground = Math.max(
      -1,
      ...paths
        .filter(({ kind, segments }) => kind === 'fill' && holds(boxOf(segments), text))
        .map(({ at }) => at),
    );
    const isCrossed = paths.some(
      ({ at, segments }) => at >= ground && segments.some((segment) => passes(segment, text)),
    );
    return isCrossed ? [text.words] : [];
  });
