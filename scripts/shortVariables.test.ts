import { shortNames } from './shortVariables.ts';

describe('short names of variables', () => {
  it('are shortest for what is said most often, over all stylesheets', () => {
    const names = shortNames(
      [':root{--rare:1;--often:2}', 'a{width:var(--often);height:calc(1px*var(--often))}'],
      [],
    );
    expect([...names]).toEqual([
      ['--often', '--a'],
      ['--rare', '--b'],
    ]);
  });

  it('leave alone what drawings read, and what only looks like a variable', () => {
    const names = shortNames(['.block--wide{color:var(--hue)}'], ['<path fill="var(--hue)"/>']);
    expect([...names]).toEqual([]);
  });

  it('go on with two letters', () => {
    const names = shortNames([Array.from({ length: 28 }, (_, index) => `--v${index}:0`).join(';')], []);
    expect([...names.values()].slice(25)).toEqual(['--z', '--aa', '--ab']);
  });
});
