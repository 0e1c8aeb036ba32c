/** As styles/fonts.scss names them for faces that come late, in the weights that headings and text have. */
const LATE_FACES = ['400 1em "Hanken Grotesk late"', '650 1em "Bricolage Grotesque late"'];
/** What text stands in, and what stands beside it. */
const BLOCKS =
  'h1, h2, h3, p, li, dt, dd, label, input, button, figure, blockquote, svg, img, section, nav, footer';

/**
 * Shows the brand's faces where they came too late for the first page, which keeps the face that it has begun with so
 * that nothing on it moves (styles/fonts.scss, SHELL-20). Called as another page is drawn, where there is nothing to
 * move; the styles do the rest.
 */
export const showBrandFonts = (): void => {
  document.documentElement.dataset['fonts'] = '';
};

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

const hasMoved = (one: Place, other: Place | undefined): boolean =>
  other === undefined ||
  Math.abs(one.top - other.top) >= SEEN_PX ||
  Math.abs(one.bottom - other.bottom) >= SEEN_PX;

/**
 * Shows the brand's faces on the first page, too, once they are there, if no block of what is in sight moves by it:
 * tried and, where one does, taken back before the browser draws.
 */
export const showBrandFontsIfStill = async (): Promise<void> => {
  await Promise.all(LATE_FACES.map((face) => document.fonts.load(face)));
  const { dataset } = document.documentElement;
  if (dataset['fonts'] !== undefined) return;
  const blocks = [...document.querySelectorAll(BLOCKS)];
  const before = placesOf(blocks);
  showBrandFonts();
  const after = placesOf(blocks);
  if (after.some((place, index) => hasMoved(place, before[index]))) delete dataset['fonts'];
};
