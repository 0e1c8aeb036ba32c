import { progressOf } from './progress.ts';

const screen = (isTerminal: boolean) => {
  const written: string[] = [];
  let time = 0;
  const errors = {
    write: (text: string | Uint8Array) => void written.push(text.toString()),
    isTerminal,
    width: 80,
    hasColours: false,
  };
  return {
    written,
    parts: { errors, now: () => new Date(time) },
    pass: (ms: number) => (time += ms),
  };
};

describe('the progress bar', () => {
  it('is drawn after a second and wiped at the end', () => {
    const { written, parts, pass } = screen(true);
    const progress = progressOf(parts, 'copied');
    progress.show(1, 4);
    pass(1001);
    progress.show(2, 4);
    progress.end();
    expect(written).toEqual([`\rcopied [${'#'.repeat(15)}${'.'.repeat(15)}] 50 %`, '\r\x1b[K']);
  });

  it('leaves what is quick, and what is no terminal, alone', () => {
    const quick = screen(true);
    const progress = progressOf(quick.parts, 'copied');
    progress.show(1, 4);
    progress.end();
    const piped = screen(false);
    const silent = progressOf(piped.parts, 'copied');
    piped.pass(5000);
    silent.show(1, 4);
    silent.end();
    expect([quick.written, piped.written]).toEqual([[], []]);
  });
});
