import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { reservePort } from '../support/reservePort.ts';
import { freshDir } from '../support/server.ts';

/** WebDriver input actions, the same for both protocols. */
export type Actions = readonly Record<string, unknown>[];

export interface Browser {
  navigate: (url: string) => Promise<void>;
  /** Runs a function's source in the page; arguments and result are JSON. */
  run: (source: string, ...values: readonly unknown[]) => Promise<unknown>;
  performActions: (actions: Actions) => Promise<void>;
  chooseFile: (selector: string, file: string) => Promise<void>;
  close: () => Promise<void>;
}

const START_TIMEOUT_MS = 30_000;

const makeCall = (source: string, values: readonly unknown[]): string =>
  `Promise.resolve((${source})(...${JSON.stringify(values)})).then((value) => JSON.stringify(value ?? null))`;

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  process.kill(-child.pid, 'SIGKILL');
  await ended;
};

/** Starts Firefox with WebDriver BiDi, which needs no driver. */
export const startFirefox = async (): Promise<Browser> => {
  const port = await reservePort();
  const args = ['--headless', '--no-remote', '--profile', freshDir(), '--remote-debugging-port', `${port}`];
  const child = spawn('firefox-esr', [...args, '--width', '1280', '--height', '900'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await new Promise<void>((resolve, reject) => {
    let log = '';
    child.stderr.on('data', (text: Buffer) => {
      log += text.toString();
      if (log.includes('WebDriver BiDi listening')) resolve();
    });
    setTimeout(() => reject(new Error(`Firefox did not start:\n${log}`)), START_TIMEOUT_MS).unref();
  });
  const socket = new WebSocket(`ws://127.0.0.1:${port}/session`);
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  const pending = new Map<unknown, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, message } = JSON.parse(String(data)) as Record<string, unknown>;
    const call = pending.get(id);
    if (error) call?.reject(new Error(`${String(error)}: ${String(message)}`));
    else call?.resolve(result);
  });
  let calls = 0;
  const send = <Result>(method: string, params: object) =>
    new Promise<Result>((resolve, reject) => {
      calls += 1;
      pending.set(calls, { resolve: resolve as (result: unknown) => void, reject });
      socket.send(JSON.stringify({ id: calls, method, params }));
    });
  await send('session.new', { capabilities: {} });
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' });
  await send('browsingContext.setViewport', { context, viewport: { width: 1280, height: 800 } });
  const evaluate = <Result>(expression: string) =>
    send<{ result: Result; exceptionDetails?: { text: string } }>('script.evaluate', {
      expression,
      target: { context },
      awaitPromise: true,
    });
  return {
    navigate: async (url) =>
      void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    run: async (source, ...values) => {
      const { result, exceptionDetails } = await evaluate<{ value: string }>(makeCall(source, values));
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result.value);
    },
    performActions: async (actions) => void (await send('input.performActions', { context, actions })),
    chooseFile: async (selector, file) => {
      const { result } = await evaluate<{ sharedId: string }>(`document.querySelector('${selector}')`);
      await send('input.setFiles', { context, element: { sharedId: result.sharedId }, files: [file] });
    },
    close: () => stop(child),
  };
};

const MINI_BROWSER = '/usr/lib/*-linux-gnu/webkit2gtk-4.*/MiniBrowser';

/** Starts WebKitGTK with its own WebDriver, on a separate display. */
export const startWebKit = async (): Promise<Browser> => {
  const [binary] = globSync(MINI_BROWSER);
  if (!binary) throw new Error('Install WebKit: apt-get install webkit2gtk-driver xvfb');
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24'], {
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = (await once(screen.stdout, 'data')) as [Buffer];
  const port = await reservePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display.toString().trim()}`,
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const send = async <Result>(path: string, body: object): Promise<Result> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    const { value } = (await response.json()) as { value: Result & { message?: string } };
    if (!response.ok) throw new Error(String(value.message));
    return value;
  };
  const deadline = Date.now() + START_TIMEOUT_MS;
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      () => true,
      () => false,
    );
  while (!(await isUp()) && Date.now() < deadline) await new Promise((done) => setTimeout(done, 50));
  const { sessionId } = await send<{ sessionId: string }>('/session', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      },
    },
  });
  const session = `/session/${sessionId}`;
  await send(`${session}/window/rect`, { x: 0, y: 0, width: 1280, height: 900 });
  return {
    navigate: (url) => send(`${session}/url`, { url }),
    run: async (source, ...values) => {
      const script = `return ${makeCall(source, values)}`;
      return JSON.parse(await send<string>(`${session}/execute/sync`, { script, args: [] }));
    },
    performActions: (actions) => send(`${session}/actions`, { actions }),
    chooseFile: async (selector, file) => {
      const element = await send<Record<string, string>>(`${session}/element`, {
        using: 'css selector',
        value: selector,
      });
      await send(`${session}/element/${Object.values(element)[0] ?? ''}/value`, { text: file });
    },
    close: async () => {
      await Promise.all([stop(driver), stop(screen)]);
    },
  };
};

/** Returns why Firefox or WebKit cannot run on this machine; undefined if they can. */
export const checkBrowser = (program: 'firefox-esr' | 'WebKitWebDriver'): string | undefined =>
  existsSync(`/usr/bin/${program}`) ? undefined : `${program} is not installed`;
