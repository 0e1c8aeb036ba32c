import { places, standsInEurope, standsInWorld } from '../../src/content/locations.ts';
import { shiftOffices } from '../../src/content/shifts.ts';
import { solutionLabels } from '../../src/content/solutions/solutionLabels.ts';
import { EUROPE, naturalEarth } from '../../src/lib/naturalEarth.ts';
import type { Drawn } from '../../tests/support/drawn.ts';
import { pathsOf, readSymbol, textsOf } from '../../tests/support/readDrawing.ts';
import { boxOf } from '../../tests/support/drawnPlaces.ts';
import { drawCaseSprite } from './cases/caseSprite.ts';
import { drawSolutionSprite } from './solutions/solutionSprite.ts';
import { drawEurope, drawWorld } from './world.ts';

const ofCase = (name: string): Drawn[] => readSymbol(drawCaseSprite(), name);
const ofSolution = (name: string): Drawn[] => readSymbol(drawSolutionSprite(), name);
const middleOf = (drawn: readonly Drawn[], words: string): number => {
  const text = textsOf(drawn).find((each) => each.words === words);
  if (!text) throw new Error(`Nothing says '${words}'`);
  return (text.left + text.right) / 2;
};
const ascending = (numbers: readonly number[]): number[] => numbers.toSorted((one, other) => one - other);

describe('what a drawing says (DRAW-2, DRAW-4, DRAW-6)', () => {
  it('is that one line alone crosses the wall between names and votes, the signal', () => {
    const drawn = ofCase('voting');
    const [wall] = pathsOf(drawn, 'wall').flat();
    if (!wall) throw new Error('There is no wall');
    const [[x, top], [, bottom]] = wall;
    const crossing = (['line', 'signal', 'fill'] as const).flatMap((kind) =>
      pathsOf(drawn, kind)
        .flat()
        .filter(([[fromX, fromY], [toX, toY]]) => {
          const [low, high] = ascending([fromX, toX]);
          // The record below and the voter above reach over both sides.
          const isBeside = Math.max(fromY, toY) > top && Math.min(fromY, toY) < bottom;
          return isBeside && Number(low) < x - 5 && Number(high) > x + 5;
        })
        .map(() => kind),
    );
    expect(crossing).toEqual(['signal']);
  });

  it('is that reminders stand where they go out, to scale', () => {
    const drawn = ofCase('reminders');
    const [day] = pathsOf(drawn, 'line').flat();
    const [from = 0, to = 0] = day?.map(([x]) => x) ?? [];
    const moving = pathsOf(drawn, 'fill').map((segments) => {
      const { left, right } = boxOf(segments);
      return (to - (left + right) / 2) / ((to - from) / 24);
    });
    expect(moving).toEqual([24, 0.25, expect.any(Number)]);
    // What begins stands at the end of the line.
    expect(moving[2]).toBeLessThanOrEqual(0);
  });

  it('is that the shift passes as the sun does', () => {
    const drawn = ofCase('telco');
    const inTurn = [...shiftOffices()].sort((one, other) => one.shift[0] - other.shift[0]);
    const middles = inTurn.map(({ city }) => middleOf(drawn, city.split(',')[0] ?? city));
    expect(middles).toEqual(ascending(middles));
  });

  it('is how the five steps follow each other, down the stairs', () => {
    const texts = textsOf(ofSolution('stairs'));
    const steps = solutionLabels.stairs.map(([name]) => texts.find(({ words }) => words === name));
    for (const side of ['left', 'top'] as const) {
      const at = steps.map((step) => step?.[side] ?? -1);
      expect(at).toEqual(ascending(at));
    }
  });

  it('is how far the farthest seat is', () => {
    const drawn = ofSolution('sightLines');
    const [sight] = pathsOf(drawn, 'signal').flat();
    const seats = pathsOf(drawn, 'fill')
      .map(boxOf)
      .filter(({ left, right }) => right - left === 10)
      .map(({ left }) => left + 5);
    expect(seats).toHaveLength(3);
    expect(sight?.[0][0]).toBe(Math.min(...seats));
  });

  it('is which room is small and which is large', () => {
    const drawn = ofSolution('rooms');
    const middles = solutionLabels.rooms.types.map((type) => middleOf(drawn, type));
    expect(middles).toEqual(ascending(middles));
    const widths = pathsOf(drawn, 'fill')
      .map(boxOf)
      .filter(({ top, bottom }) => bottom - top > 50)
      .map(({ left, right }) => right - left);
    expect(widths).toHaveLength(3);
    expect(widths).toEqual(ascending(widths));
  });

  it.each([
    ['the world', drawWorld, standsInWorld, { x: 0, y: 0, pixels: 1 }],
    ['Europe', drawEurope, standsInEurope, { x: EUROPE.x, y: EUROPE.y, pixels: 10 }],
  ] as const)('is where each place lies in %s, an office with a ring', async (_, draw, stands, cut) => {
    const pins = [...(await draw()).matchAll(/cx="([\d.]+)" cy="([\d.]+)" r="\d+"([^/]*)/g)].map(
      ([, x, y, ring = '']) => [Number(x), Number(y), ring !== ''],
    );
    const expected = places()
      .filter(stands)
      .map(({ longitude, latitude, isOffice }) => {
        const [x, y] = naturalEarth(longitude, latitude);
        return [
          Number(((x - cut.x) * cut.pixels).toFixed(1)),
          Number(((y - cut.y) * cut.pixels).toFixed(1)),
          isOffice,
        ];
      });
    expect(pins).toEqual(expected);
  });
});
