import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Whatever the server is made of; a change there starts it again. */
const SOURCES = ['src/server', 'src/contract', 'src/lib', 'src/content'];

/** Its own address, which is not the one to open: the pages come from the site's server. */
const READY = / is ready at http/;

/** Runs the server from its sources; `isReady` once it answers for the first time. */
export const startWatchedServer = (port: string): { isReady: Promise<void>; stop: () => void } => {
  const watch = [...SOURCES.map((path) => `--watch-path=${path}`), '--watch-preserve-output'];
  const child = spawn(process.execPath, [...watch, 'src/server/serve.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { LOG_LEVEL: 'warn', ...process.env, PORT: port },
  });
  // What it said at the first start, such as that no mail server is set, it need not say at every change.
  const saidBefore = new Set<string>();
  let hasStarted = false;
  const isReady = new Promise<void>((resolve) => {
    const say = (line: string) => {
      if (READY.test(line)) {
        hasStarted = true;
        resolve();
        return;
      }
      if (!hasStarted) saidBefore.add(line);
      else if (saidBefore.has(line)) return;
      console.log(line);
    };
    for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', say);
  });
  return { isReady, stop: () => child.kill() };
};
