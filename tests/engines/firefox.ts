import { launch } from 'puppeteer-core';
import { findProgram } from './findProgram.ts';
import type { Driver, Engine, Look, Missing } from './driver.ts';

const PROGRAMS = ['firefox-esr', 'firefox'];
const HEIGHT = 800;

const start = (executablePath: string, scheme: Look['scheme']) =>
  launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: null,
    // 0 is dark and 1 is light; what the machine is set to must not matter.
    extraPrefsFirefox: { 'layout.css.prefers-color-scheme.content-override': scheme === 'dark' ? 0 : 1 },
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
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => visitor.close(),
  };
};

/** Firefox, driven by WebDriver BiDi. */
export const findFirefox = async (): Promise<Engine | Missing> => {
  const program = findProgram(PROGRAMS, 'firefox-esr');
  if (!program) return { name: 'Firefox', why: "Debian's firefox-esr is not installed" };
  const browsers = new Map<Look['scheme'], Promise<Started>>();
  const browserIn = (scheme: Look['scheme']) => {
    const known = browsers.get(scheme) ?? start(program, scheme);
    browsers.set(scheme, known);
    return known;
  };
  return {
    name: 'Firefox',
    version: await (await browserIn('light')).version(),
    visit: async ({ width, scheme }) => visitIn(await browserIn(scheme), width),
    close: async () => {
      for (const browser of browsers.values()) await (await browser).close();
    },
  };
};
