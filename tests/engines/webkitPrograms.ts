import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { findProgram } from './findProgram.ts';

const PROGRAMS = {
  driver: { names: ['WebKitWebDriver'], debianPackage: 'webkit2gtk-driver' },
  browser: {
    names: ['x86_64', 'aarch64'].map((kind) => `/usr/lib/${kind}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
    debianPackage: 'webkit2gtk-driver',
  },
  display: { names: ['Xvfb'], debianPackage: 'xvfb' },
};

export type Programs = Record<keyof typeof PROGRAMS, string>;

/** All that WebKit needs here, or why it cannot be run. */
export const findPrograms = (): Programs | { why: string } => {
  const found = Object.entries(PROGRAMS).map(
    ([part, { names, debianPackage }]) => [part, findProgram(names, debianPackage), debianPackage] as const,
  );
  const missing = found.find(([, program]) => program === undefined);
  if (missing) return { why: `Debian's ${missing[2]} is not installed` };
  // None is missing.
  return Object.fromEntries(found) as Programs;
};

/** Tall enough for any page as a whole. */
export const startDisplay = async (program: string): Promise<{ display: string; screen: ChildProcess }> => {
  const screen = spawn(program, ['-displayfd', '1', '-screen', '0', '1400x16000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [text] = (await once(screen.stdout, 'data')) as [Buffer];
  return { display: `:${text.toString().trim()}`, screen };
};
