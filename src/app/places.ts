/** What text stands in, and what stands beside it. */
const BLOCKS =
  'h1, h2, h3, p, li, dt, dd, label, input, button, figure, blockquote, svg, img, section, nav, footer';

/** Less is not seen, and no browser counts it as a shift (below three pixels); faces differ by fractions of one. */
const SEEN_PX = 1;

type Place = Readonly<Record<'top' | 'bottom', number>>;

/** Where each stands within the window: what grows beyond its edge moves nothing that is in sight. */
const placesOf = (elements: readonly Element[]): Place[] =>
  elements.map((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const within = (edge: number) => Math.min(Math.max(edge, 0), innerHeight);
    return { top: within(top), bottom: within(bottom) };
  });

const differs = (one: Place, other: Place | undefined): boolean =>
  other === undefined ||
  Math.abs(one.top - other.top) >= SEEN_PX ||
  Math.abs(one.bottom - other.bottom) >= SEEN_PX;

/** Notes where the blocks of some parts of the page stand. Gives back what tells whether one has moved since. */
export const watchPlaces = (parts: readonly Element[]): (() => boolean) => {
  const blocks = parts.flatMap((part) => [part, ...part.querySelectorAll(BLOCKS)]);
  const before = placesOf(blocks);
  return () => placesOf(blocks).some((place, index) => differs(place, before[index]));
};
