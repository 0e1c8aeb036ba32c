import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';

const SOURCES = ['src/server', 'src/contract', 'src/lib', 'src/content'];
/** Editors write a file in several steps. */
const SETTLE_MS = 150;
const POLL_MS = 100;

/** The pages' Content-Security-Policy forbids webpack's source maps and its connection. */
const withoutPolicy = ({ headers }: IncomingMessage) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'content-security-policy'));

const isListening = (port: string): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(Number(port), '127.0.0.1', () => done(true)).on('error', () => done(false));
    socket.on('close', () => done(false)).on('connect', () => socket.end());
  });

/** Runs the server from its sources on `PORT` of `env`, and restarts it when they change. */
export const startApiServer = (env: NodeJS.ProcessEnv & { PORT: string }) => {
  let child: ChildProcess | undefined;
  let restarting: Promise<void> = Promise.resolve();
  let starts = 0;

  const start = () => {
    starts += 1;
    child = spawn(process.execPath, ['src/server/serve.ts'], { stdio: ['ignore', 'pipe', 'inherit'], env });
    // Pages are opened on the other port.
    if (child.stdout)
      createInterface(child.stdout).on('line', (line) => {
        if (!line.includes('is ready at')) console.log(line);
      });
  };
  const hasExited = () => !child || child.exitCode !== null || child.signalCode !== null;
  const stop = async () => {
    if (!child || hasExited()) return;
    const exited = once(child, 'exit');
    child.kill();
    await exited;
  };
  const restart = () => {
    restarting = restarting.then(stop).then(start);
    return restarting;
  };

  /** Whether the server accepts requests; waits while it starts, which a further change may delay. */
  const waitUntilReady = async (): Promise<boolean> => {
    await restarting;
    while (!(await isListening(env.PORT))) {
      if (hasExited()) return false;
      await setTimeout(POLL_MS);
      await restarting;
    }
    return true;
  };
  /** Passes a request on to the server, which must be ready. If it has stopped in the meantime, waits again. */
  const forward = (request: IncomingMessage, response: ServerResponse): void => {
    const { url, method, headers } = request;
    // Without an agent, no connection of the server before the last restart is used again.
    const options = { host: '127.0.0.1', port: env.PORT, path: url, method, headers, agent: false };
    const upstream = httpRequest(options, (answer) => {
      response.writeHead(answer.statusCode ?? 502, withoutPolicy(answer));
      answer.pipe(response);
    });
    const giveUp = () => response.headersSent || response.writeHead(502).end('The server has stopped');
    upstream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNREFUSED') giveUp();
      else void waitUntilReady().then((isReady) => (isReady ? forward(request, response) : giveUp()));
    });
    // The body is sent only over an open connection, so that another attempt still has it.
    upstream.on('socket', (socket) => socket.once('connect', () => request.pipe(upstream)));
  };

  start();
  let timer: NodeJS.Timeout | undefined;
  const watchers = SOURCES.map((folder) =>
    watch(folder, { recursive: true }, () => {
      clearTimeout(timer);
      timer = globalThis.setTimeout(() => void restart(), SETTLE_MS);
    }),
  );

  return {
    restart,
    /** The number of the current start. */
    start: () => starts,
    waitUntilReady,
    forward,
    close: async (): Promise<void> => {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
      await restarting;
      await stop();
    },
  };
};
