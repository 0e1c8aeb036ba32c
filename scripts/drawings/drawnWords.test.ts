import { readSymbol, textsOf } from '../../tests/support/readDrawing.ts';
import { crossedTexts, overlap } from '../../tests/support/drawnPlaces.ts';
import { CASE_PICTURE_WIDTH, casePictures } from '../../src/content/caseStudies/casePictures.ts';
import { pictureLabels } from '../../src/content/caseStudies/pictureLabels.ts';
import { shiftOffices } from '../../src/content/shifts.ts';
import { solutionLabels } from '../../src/content/solutions/solutionLabels.ts';
import { SOLUTION_PICTURE_WIDTH, solutionPictures } from '../../src/content/solutions/solutionPictures.ts';
import { drawCaseSprite } from './cases/caseSprite.ts';
import { drawSolutionSprite } from './solutions/solutionSprite.ts';

type Labels = string | readonly Labels[] | { readonly [name: string]: Labels };
const flat = (labels: Labels): string[] =>
  typeof labels === 'string' ? [labels] : Object.values(labels).flatMap(flat);

/** Each office stands in the drawing that hands the work over, beside its own labels. */
const offices = shiftOffices().map(({ city }) => city.split(',')[0] ?? city);

const drawings = [
  ...Object.entries(casePictures).map(([name, height]) => ({
    name,
    height,
    width: CASE_PICTURE_WIDTH,
    sprite: drawCaseSprite(),
    labels: [...flat(pictureLabels[name as keyof typeof casePictures]), ...(name === 'telco' ? offices : [])],
  })),
  ...Object.entries(solutionPictures).map(([name, height]) => ({
    name,
    height,
    width: SOLUTION_PICTURE_WIDTH,
    sprite: drawSolutionSprite(),
    labels: flat(solutionLabels[name as keyof typeof solutionPictures]),
  })),
];

describe.each(drawings)(
  'the words of the drawing $name (DRAW-2, DRAW-4)',
  ({ name, labels, sprite, ...frame }) => {
    const drawn = readSymbol(sprite, name);
    const texts = textsOf(drawn);

    it('are all there, each once', () => {
      expect(texts.map(({ words }) => words).sort()).toEqual([...labels].sort());
    });

    it('stand within the frame', () => {
      const outside = texts.filter(
        ({ left, right, top, bottom }) => left < 0 || right > frame.width || top < 0 || bottom > frame.height,
      );
      expect(outside).toEqual([]);
    });

    it('run neither into each other nor into a line', () => {
      const meeting = texts.flatMap((one, at) =>
        texts
          .slice(at + 1)
          .filter((other) => overlap(one, other))
          .map((other) => [one.words, other.words]),
      );
      expect(meeting).toEqual([]);
      expect(crossedTexts(drawn)).toEqual([]);
    });
  },
);
