import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { freshDir } from '../../support/server.ts';
import type { Answered } from './answered.ts';

/** A process of Node that sends the same bytes with the same headers and does nothing else. */
export const startBareNode = async (
  answers: readonly Answered[],
): Promise<{ url: string; stop: () => Promise<void> }> => {
  const folder = freshDir();
  for (const { name, bytes } of answers) writeFileSync(join(folder, name), bytes);
  const headers = Object.fromEntries(answers.map((answer) => [answer.name, answer.headers]));
  writeFileSync(join(folder, 'headers.json'), JSON.stringify(headers));
  const program = resolve(import.meta.dirname, 'bareServer.ts');
  const child = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const { port } = JSON.parse(line.toString()) as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill();
      await once(child, 'close');
    },
  };
};
