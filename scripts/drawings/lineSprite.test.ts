import { gzipSync } from 'node:zlib';
import { lineShapes } from '../../src/ui/lineShapes.ts';
import { drawLineSprite } from './lineSprite.ts';

/** Lines of a path of `M`, `L`, `H`, `V` and `Z` that run neither level nor upright nor at 45°. */
const slopesOf = (path: string): string[] => {
  const slopes: string[] = [];
  let [x, y, start] = [0, 0, [0, 0]];
  for (const [step, kind, numbers = ''] of path.matchAll(/([MLHVZ])([^MLHVZ]*)/g)) {
    const [first = 0, second = 0] = numbers.split(' ').map(Number);
    const next = { M: [first, second], L: [first, second], H: [first, y], V: [x, first], Z: start }[
      kind ?? ''
    ];
    const [toX = 0, toY = 0] = next ?? [];
    const [across, down] = [Math.abs(toX - x), Math.abs(toY - y)];
    if (kind === 'M') start = [toX, toY];
    else if (across * down !== 0 && across !== down) slopes.push(step);
    [x, y] = [toX, toY];
  }
  return slopes;
};

describe("the signs of the services' drawings (SERV-1)", () => {
  const sprite = drawLineSprite();
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"[^>]*><path d="([^"]+)"/g)];

  it('are all in one file of at most five kilobytes, in the colour of the text around them', () => {
    expect(drawn.map(([, name]) => name)).toEqual(Object.keys(lineShapes));
    expect(sprite.match(/stroke="currentColor"/g)).toHaveLength(drawn.length);
    expect(gzipSync(sprite, { level: 9 }).length).toBeLessThanOrEqual(5 * 1024);
  });

  it.each(drawn.map(([, name, path]) => [name, path] as const))(
    '%s runs at right angles and 45° alone',
    (_, path = '') => {
      expect(slopesOf(path)).toEqual([]);
    },
  );
});
