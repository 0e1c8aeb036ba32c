/** What text stands in, and what stands beside it. */
const BLOCKS =
  'h1, h2, h3, p, li, dt, dd, label, input, button, figure, blockquote, svg, img, div, ul, section, nav, footer';

/** Less is not seen, and no browser counts it as a shift (below three pixels); faces differ by fractions of one. */
const SEEN_PX = 1;

type Place = Readonly<Record<'top' | 'bottom' | 'height', number>>;

/** Where each stands within the window: what grows beyond its edge moves nothing that is in sight. */
const placesOf = (elements: readonly Element[]): Place[] =>
  elements.map((element) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    const within = (edge: number) => Math.min(Math.max(edge, 0), innerHeight);
    return { top: within(top), bottom: within(bottom), height };
  });

const differs = (one: Place, other: Place | undefined): boolean =>
  other === undefined ||
  Math.abs(one.top - other.top) >= SEEN_PX ||
  Math.abs(one.bottom - other.bottom) >= SEEN_PX;

interface Watched {
  /** Whether a block in sight has moved. */
  hasMoved: () => boolean;
  /** The innermost blocks that are of another height, which moves the others, and by how much, in pixels. */
  changed: () => [Element, growth: number][];
}

/** Notes where the blocks of some parts of the page stand, to be asked later what has become of them. */
export const watchPlaces = (parts: readonly Element[]): Watched => {
  const blocks = parts.flatMap((part) => [part, ...part.querySelectorAll(BLOCKS)]);
  const before = placesOf(blocks);
  return {
    hasMoved: () => placesOf(blocks).some((place, index) => differs(place, before[index])),
    changed: () => {
      const changed = placesOf(blocks).flatMap(({ height }, index): [Element, number][] => {
        const [block, place] = [blocks[index], before[index]];
        const growth = height - (place?.height ?? 0);
        return block && Math.abs(growth) >= SEEN_PX ? [[block, growth]] : [];
      });
      const innermost = changed.filter(
        ([one]) => !changed.some(([other]) => other !== one && one.contains(other)),
      );
      // Links in a row go to the next line by what stands before them.
      return innermost.map(([block, growth]) => [block.closest('nav') ?? block, growth]);
    },
  };
};
