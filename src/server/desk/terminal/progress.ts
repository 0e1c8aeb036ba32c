import type { Terminal } from './terminal.ts';

export interface Progress {
  show: (done: number, total: number) => void;
  end: () => void;
}

const PATIENCE_MS = 1000;
const PAUSE_MS = 100;
const WIDTH = 30;

/** A bar on the errors' terminal for whatever takes longer than a second; silent where that is none. */
export const progressOf = (
  { errors, now }: { errors: Terminal; now: () => Date },
  label: string,
): Progress => {
  const began = now().getTime();
  let drawn = began + PATIENCE_MS - PAUSE_MS;
  let isShown = false;
  return {
    show: (done, total) => {
      const at = now().getTime();
      if (!errors.isTerminal || total <= 0 || at - drawn < PAUSE_MS) return;
      drawn = at;
      isShown = true;
      const share = Math.min(1, done / total);
      const bar = '#'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '.');
      errors.write(`\r${label} [${bar}] ${Math.floor(share * 100)} %`);
    },
    end: () => {
      if (isShown) errors.write('\r\x1b[K');
    },
  };
};
