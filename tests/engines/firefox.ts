import { launch } from 'puppeteer-core';
import { findProgram } from './findProgram.ts';
import type { Driver, Engine, Look, Missing } from './driver.ts';

const PROGRAMS = ['firefox-esr', 'firefox'];
const HEIGHT = 800;

const start = (executablePath: string, { scheme, isStill = false }: Look) =>
  launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: null,
    // 0 is dark and 1 is light; what the machine is set to must not matter.
    extraPrefsFirefox: {
      'layout.css.prefers-color-scheme.content-override': scheme === 'dark' ? 0 : 1,
      'ui.prefersReducedMotion': isStill ? 1 : 0,
      // As on a phone: they lie over the page and take none of its width.
      'ui.useOverlayScrollbars': 1,
    },
  });

type Started = Awaited<ReturnType<typeof start>>;

const visitIn = async (browser: Started, width: number): Promise<Driver> => {
  const visitor = await browser.createBrowserContext();
  const page = await visitor.newPage();
  await page.setViewport({ width, height: HEIGHT });
  const element = async (selector: string) => {
    const found = await page.$(selector);
    if (!found) throw new Error(`Nothing is ${selector}`);
    return found;
  };
  return {
    go: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    // Within a document nothing is loaded, which the driver would wait for.
    back: () => page.evaluate('history.back()') as Promise<void>,
    run: (source, values) => page.evaluate(`(${source})(...${JSON.stringify(values)})`),
    click: async (selector) => (await element(selector)).click(),
    type: async (selector, text) => (await element(selector)).type(text),
    press: (key) => page.keyboard.press(key),
    choose: async (selector, file) => {
      const input = await element(selector);
      // The selector's own business: a journey names a file field.
      await (input as Awaited<ReturnType<typeof page.$<'input'>>> & typeof input).uploadFile(file);
    },
    picture: async () => Buffer.from(await page.screenshot({ fullPage: true })),
    print: async () => Buffer.from(await page.pdf({ format: 'a4' })),
    close: () => visitor.close(),
  };
};

/** Firefox, driven by WebDriver BiDi. */
export const findFirefox = async (): Promise<Engine | Missing> => {
  const program = findProgram(PROGRAMS, 'firefox-esr');
  if (!program) return { name: 'Firefox', why: "Debian's firefox-esr is not installed" };
  const browsers = new Map<string, Promise<Started>>();
  const browserFor = (look: Look) => {
    const name = `${look.scheme} ${look.isStill}`;
    const known = browsers.get(name) ?? start(program, look);
    browsers.set(name, known);
    return known;
  };
  return {
    name: 'Firefox',
    version: (await (await browserFor({ width: 390, scheme: 'light' })).version()).replace('firefox/', ''),
    visit: async (look) => visitIn(await browserFor(look), look.width),
    close: async () => {
      for (const browser of browsers.values()) await (await browser).close();
    },
  };
};
