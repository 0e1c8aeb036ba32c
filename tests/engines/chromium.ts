import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/findChromium.ts';
import type { Driver, Engine } from './driver.ts';

const HEIGHT = 800;

const driverOf = (page: Page): Driver => ({
  go: async (url) => void (await page.goto(url)),
  reload: async () => void (await page.reload()),
  back: async () => void (await page.goBack()),
  run: (source, values) => page.evaluate(`(${source})(...${JSON.stringify(values)})`),
  click: (selector) => page.click(selector),
  type: (selector, text) => page.locator(selector).pressSequentially(text),
  press: (key) => page.keyboard.press(key),
  choose: (selector, file) => page.setInputFiles(selector, file),
  picture: () => page.screenshot({ fullPage: true }),
  print: () => page.pdf({ format: 'A4' }),
  close: () => page.context().close(),
});

/** Chromium, whose journeys are Playwright's own, to lay the other engines beside it. */
export const findChromiumEngine = async (): Promise<Engine> => {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  return {
    name: 'Chromium',
    version: browser.version(),
    visit: async ({ width, scheme, isStill }) =>
      driverOf(
        await browser.newPage({
          viewport: { width, height: HEIGHT },
          colorScheme: scheme,
          reducedMotion: isStill ? 'reduce' : 'no-preference',
        }),
      ),
    close: () => browser.close(),
  };
};
