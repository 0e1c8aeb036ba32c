import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../support/freePort.ts';
import { freshDir } from '../support/server.ts';
import type { Look } from './driver.ts';
import type { Programs } from './webkitPrograms.ts';

/** Its buttons keep the window from being as narrow as a phone. */
const NO_TOOLBAR = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border: 0; font-size: 1px; }';
/** A driver that answers at all has answered by then; on a busy machine a session takes 3 s. */
const PATIENCE_MS = 15_000;
const TRIES = 4;

const isUp = (url: string): Promise<boolean> =>
  fetch(`${url}/status`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Settings of GTK: the page gets the toolbar's room, and whether anything is to move is asked of the desktop. */
const makeSettings = (isStill: boolean): string => {
  const folder = freshDir();
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(
    join(folder, 'gtk-3.0/settings.ini'),
    `[Settings]\ngtk-enable-animations=${isStill ? 0 : 1}\n`,
  );
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), NO_TOOLBAR);
  return folder;
};

/** What drivers of a run share. */
export interface Desk {
  programs: Programs;
  display: string;
}

/** A driver has one colour scheme, that of its desktop. */
const startDriver = async ({ programs, display }: Desk, { scheme, isStill = false }: Look) => {
  const port = await freePort();
  const child = spawn(programs.driver, [`--port=${port}`], {
    // A group of its own, which ends with all that it started.
    detached: true,
    env: {
      ...process.env,
      DISPLAY: display,
      XDG_CONFIG_HOME: makeSettings(isStill),
      GTK_THEME: scheme === 'dark' ? 'Adwaita:dark' : 'Adwaita',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
    stdio: 'ignore',
  });
  return { url: `http://127.0.0.1:${port}`, child };
};

const endGroup = async (child: ChildProcess): Promise<void> => {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  process.kill(-child.pid, 'SIGKILL');
  await ended;
};

const openSession = async (url: string, browser: string): Promise<WebDriver> => {
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await isUp(url))) {
    if (performance.now() > deadline) throw new Error('WebKitWebDriver does not answer');
    await new Promise((done) => setTimeout(done, 20));
  }
  const session = await new Builder()
    .usingServer(url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    })
    .build();
  await session.manage().setTimeouts({ pageLoad: 30_000, script: 10_000 });
  return session;
};

const inTime = async <Value>(work: Promise<Value>): Promise<Value> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('WebKitWebDriver opens no session')), PATIENCE_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/**
 * A session of a driver of its own. WebKitWebDriver now and then never answers the call for a session, mostly one that
 * comes right after another one's end; nothing of a journey has begun then, so that another driver may be asked.
 */
export const startSession = async (desk: Desk, look: Look) => {
  for (let tries = 1; ; tries += 1) {
    const { url, child } = await startDriver(desk, look);
    try {
      const session = await inTime(openSession(url, desk.programs.browser));
      const close = async () => {
        await inTime(session.quit()).catch(() => undefined);
        await endGroup(child);
      };
      return { session, close };
    } catch (error) {
      await endGroup(child);
      if (tries === TRIES) throw error;
      process.stdout.write(`${String(error)}: another one is started\n`);
    }
  }
};
