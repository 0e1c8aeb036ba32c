import { join } from 'node:path';
import { writeFileSync } from 'node:fs';
import { freshDir } from './server.ts';

/** Makes a clock whose offset a test can set: the server preloads a script that reads the offset from a file. */
export const makeShiftedClock = (): { env: Record<string, string>; shift: (ms: number) => void } => {
  const file = join(freshDir(), 'clock');
  const preload = `
    import { readFileSync } from 'node:fs';
    const RealDate = Date;
    const now = () => RealDate.now() + Number(readFileSync(${JSON.stringify(file)}, 'utf8'));
    globalThis.Date = class extends RealDate {
      constructor(...args) { if (args.length === 0) super(now()); else super(...args); }
      static now() { return now(); }
    };`;
  const shift = (ms: number) => writeFileSync(file, String(ms));
  shift(0);
  return { env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(preload)}` }, shift };
};
