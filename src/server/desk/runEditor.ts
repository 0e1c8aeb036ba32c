import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { refused } from './command/staffError.ts';

/** Nano says its keys on the screen; vi is everywhere. */
const DEFAULT = 'if command -v nano >/dev/null; then exec nano "$1"; else exec vi "$1"; fi';
const NOT_FOUND = 127;

/**
 * Opens a file in the person's editor and waits until it is closed. `editor` is a command line as $VISUAL and $EDITOR
 * hold it, which may have words of its own (`code --wait`); empty: what is there. Refuses when the editor fails.
 */
export const runEditor = async (editor: string, file: string): Promise<void> => {
  const line = editor === '' ? DEFAULT : `${editor} "$1"`;
  const child = spawn('sh', ['-c', line, 'sh', file], { stdio: 'inherit' });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code === 0) return;
  if (code === NOT_FOUND) throw refused('There is no such editor; set EDITOR, for example EDITOR=nano');
  throw refused(`The editor ended with ${code === null ? 'a signal' : `code ${code}`}`);
};
