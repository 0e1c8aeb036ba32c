import { watchPlaces } from './places.ts';

/** As styles/fonts.scss names them for faces that come late, in the weights that headings and text have. */
const LATE_FACES = ['400 1em "Hanken Grotesk late"', '650 1em "Bricolage Grotesque late"'];
const SPACING = 'data-spacing';

const removeSpacing = () => {
  for (const block of document.querySelectorAll(`[${SPACING}]`)) block.removeAttribute(SPACING);
};

/**
 * Shows the brand's faces where they came too late for the first page, which keeps the face that it has begun with so
 * that nothing on it moves (styles/fonts.scss, SHELL-20). Called as another page is drawn, where there is nothing to
 * move; the styles do the rest.
 */
export const showBrandFonts = (): void => {
  removeSpacing();
  document.documentElement.dataset['fonts'] = '';
};

/** Parts of the page with more elements are dealt with child by child. */
const PIECE = 150;

const piecesOf = (element: Element): HTMLElement[] => {
  if (!(element instanceof HTMLElement)) return [];
  const isPiece = element.getElementsByTagName('*').length <= PIECE;
  return isPiece ? [element] : [...element.children].flatMap(piecesOf);
};

/** What lies below the window moves nothing that is in sight. */
const isAbove = (edge: number) => (piece: HTMLElement) => piece.getBoundingClientRect().top < edge;

const setFaces = (pieces: readonly HTMLElement[], isOn: boolean) => {
  for (const { dataset } of pieces) {
    if (isOn) dataset['fonts'] = '';
    else delete dataset['fonts'];
  }
};

/** Little first: the second is seen by who looks for it. */
const HUNDREDTHS = [1, 2];

/**
 * Brings blocks that have other lines in the brand's faces to those they had: their letters are set closer or wider by
 * hundredths of their size (styles/_tokens.scss). Gives whether everything stands where it stood.
 */
const standsStill = ({ hasMoved, changed }: ReturnType<typeof watchPlaces>): boolean => {
  if (!hasMoved()) return true;
  const blocks = changed();
  for (const hundredths of HUNDREDTHS) {
    for (const [block, growth] of blocks)
      block.setAttribute(SPACING, `${growth > 0 ? -hundredths : hundredths}`);
    if (!hasMoved()) return true;
  }
  return false;
};

/**
 * Shows the brand's faces on the first page, too, once they are there, so that no block of what is in sight moves by it: a
 * paragraph that would have a line more or less is set a little closer or wider, and if that does not help, the page keeps
 * its face. Tried on the parts in sight, and taken back before the browser draws. Tried on the whole page, styles and layout
 * took 100 ms on a slow phone, and as much again where it was taken back; so the rest follows with the next frame, which is
 * a task of its own (docs/requirements.md, FAST-8).
 */
export const showBrandFontsIfStill = async (): Promise<void> => {
  await Promise.all(LATE_FACES.map((face) => document.fonts.load(face)));
  if (document.documentElement.dataset['fonts'] !== undefined) return;
  const pieces = piecesOf(document.body).filter(({ dataset }) => dataset['fonts'] === undefined);
  const near = pieces.filter(isAbove(innerHeight));
  const places = watchPlaces(near);
  setFaces(near, true);
  const isStill = standsStill(places);
  setFaces(near, false);
  if (isStill) document.documentElement.dataset['fonts'] = '';
  else removeSpacing();
};
