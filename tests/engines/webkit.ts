import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { By, Builder, Key as WebDriverKey } from 'selenium-webdriver';
import { freePort } from '../support/freePort.ts';
import { freshDir } from '../support/server.ts';
import type { Driver, Engine, Key, Look, Missing } from './driver.ts';
import { findProgram } from './findProgram.ts';

const PROGRAMS = {
  driver: { names: ['WebKitWebDriver'], debianPackage: 'webkit2gtk-driver' },
  browser: {
    names: ['x86_64', 'aarch64'].map((kind) => `/usr/lib/${kind}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
    debianPackage: 'webkit2gtk-driver',
  },
  display: { names: ['Xvfb'], debianPackage: 'xvfb' },
};
/** Its buttons keep the window from being as narrow as a phone. */
const NO_TOOLBAR = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border: 0; font-size: 1px; }';
/** What of a window is no page. */
const FRAME = 20;
const HEIGHT = 800;

const keys: Record<Key, string> = {
  Tab: WebDriverKey.TAB,
  Enter: WebDriverKey.ENTER,
  Escape: WebDriverKey.ESCAPE,
  ArrowRight: WebDriverKey.ARROW_RIGHT,
  ArrowDown: WebDriverKey.ARROW_DOWN,
};

type Programs = Record<keyof typeof PROGRAMS, string>;

const startDisplay = async (program: string): Promise<{ display: string; process: ChildProcess }> => {
  const child = spawn(program, ['-displayfd', '1', '-screen', '0', '2000x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [text] = (await once(child.stdout, 'data')) as [Buffer];
  return { display: `:${text.toString().trim()}`, process: child };
};

/** A driver has one colour scheme, that of its desktop. */
const startDriver = async ({ driver }: Programs, display: string, scheme: Look['scheme']) => {
  const settings = freshDir();
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(join(settings, 'gtk-3.0/gtk.css'), NO_TOOLBAR);
  const port = await freePort();
  const child = spawn(driver, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: display,
      XDG_CONFIG_HOME: settings,
      GTK_THEME: scheme === 'dark' ? 'Adwaita:dark' : 'Adwaita',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await fetch(`${url}/status`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return { url, process: child };
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('WebKitWebDriver does not answer');
};

const startSession = async (url: string, browser: string) => {
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

const visitIn = async (url: string, browser: string, width: number): Promise<Driver> => {
  const session = await startSession(url, browser);
  await session
    .manage()
    .window()
    .setRect({ width, height: HEIGHT + FRAME });
  const element = (selector: string) => session.findElement(By.css(selector));
  return {
    go: (address) => session.get(address),
    reload: () => session.navigate().refresh(),
    back: () => session.navigate().back(),
    run: (source, values) => session.executeScript(`return (${source})(...${JSON.stringify(values)})`),
    click: async (selector) => element(selector).click(),
    type: async (selector, text) => element(selector).sendKeys(text),
    press: (key) => session.actions().sendKeys(keys[key]).perform(),
    choose: async (selector, file) => element(selector).sendKeys(file),
    picture: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    close: () => session.quit(),
  };
};

/** WebKit as GTK has it, in a window on a display of its own. */
export const findWebKit = async (): Promise<Engine | Missing> => {
  const found = Object.entries(PROGRAMS).map(([part, { names, debianPackage }]) => ({
    part,
    program: findProgram(names, debianPackage),
    debianPackage,
  }));
  const missing = found.find(({ program }) => program === undefined);
  if (missing) return { name: 'WebKit', why: `Debian's ${missing.debianPackage} is not installed` };
  // None is missing.
  const programs = Object.fromEntries(found.map(({ part, program }) => [part, program])) as Programs;
  const { display, process: screen } = await startDisplay(programs.display);
  const drivers = new Map<Look['scheme'], Awaited<ReturnType<typeof startDriver>>>();
  const driverIn = async (scheme: Look['scheme']) => {
    const known = drivers.get(scheme) ?? (await startDriver(programs, display, scheme));
    drivers.set(scheme, known);
    return known;
  };
  const first = await startSession((await driverIn('light')).url, programs.browser);
  const version = String((await first.getCapabilities()).getBrowserVersion());
  await first.quit();
  return {
    name: 'WebKit',
    version,
    visit: async ({ width, scheme }) => visitIn((await driverIn(scheme)).url, programs.browser, width),
    close: async () => {
      for (const { process: child } of drivers.values()) child.kill();
      screen.kill();
    },
  };
};
