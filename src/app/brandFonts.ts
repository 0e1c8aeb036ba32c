import { watchPlaces } from './places.ts';

/** As styles/fonts.scss names them for faces that come late, in the weights that headings and text have. */
const LATE_FACES = ['400 1em "Hanken Grotesk late"', '650 1em "Bricolage Grotesque late"'];
/** Marks a block that keeps the face it has begun with (styles/_tokens.scss). */
const KEPT = 'kept';

const setKept = (blocks: Iterable<Element>, isKept: boolean) => {
  for (const block of blocks) {
    if (isKept) block.setAttribute('data-fonts', KEPT);
    else block.removeAttribute('data-fonts');
  }
};

/**
 * Shows the brand's faces where they came too late for the first page, which keeps the face that it has begun with so
 * that nothing on it moves (styles/fonts.scss, SHELL-20). Called as another page is drawn, where there is nothing to
 * move; the styles do the rest.
 */
export const showBrandFonts = (): void => {
  setKept(document.querySelectorAll(`[data-fonts="${KEPT}"]`), false);
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

const isHeading = (block: Element) => block.matches('h1, h2, h3');

/** Lets blocks keep their face: text alone, or headings, too, which are seen first, where nothing else helps. */
const keepToStandStill = (blocks: readonly Element[], hasMoved: () => boolean): readonly Element[] => {
  const text = blocks.filter((block) => !isHeading(block));
  setKept(text, true);
  if (!hasMoved()) return text;
  setKept(blocks, true);
  return blocks;
};

/**
 * Shows the brand's faces on the first page, too, once they are there, so that no block of what is in sight moves by it:
 * a paragraph that would have a line more or less keeps its face, and if that does not help, all do. Tried on the parts in
 * sight, and taken back before the browser draws. Tried on the whole page, styles and layout took 100 ms on a slow phone,
 * and as much again where it was taken back; so the rest follows with the next frame, which is a task of its own
 * (docs/requirements.md, FAST-8).
 */
export const showBrandFontsIfStill = async (): Promise<void> => {
  await Promise.all(LATE_FACES.map((face) => document.fonts.load(face)));
  if (document.documentElement.dataset['fonts'] !== undefined) return;
  const pieces = piecesOf(document.body).filter(({ dataset }) => dataset['fonts'] === undefined);
  const near = pieces.filter(isAbove(innerHeight));
  const { hasMoved, changed } = watchPlaces(near);
  setFaces(near, true);
  const kept = hasMoved() ? keepToStandStill(changed(), hasMoved) : [];
  const isStill = !hasMoved();
  setFaces(near, false);
  if (isStill) showBrandFonts();
  setKept(kept, isStill);
};
