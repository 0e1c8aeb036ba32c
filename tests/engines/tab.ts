import type { Browser } from './browsers.ts';

const WAIT_MS = 20_000;
const KEYS = { Enter: '\uE007', Escape: '\uE00C', ArrowRight: '\uE014', Tab: '\uE004' };

/** Repeats `check` until it passes or the time is up. */
export const until = async <Value>(check: () => Promise<Value>): Promise<Value> => {
  const deadline = Date.now() + WAIT_MS;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((done) => setTimeout(done, 100));
    }
  }
};

/**
 * The middle of the first visible element with this selector and text, scrolled into view. Null if there is none, or if
 * the page scrolled on, as a new page does.
 */
const FIND = `async (selector, text) => {
  const nameOf = (element) => (element.getAttribute('aria-label') ?? '') + ' ' + element.textContent;
  const found = [...document.querySelectorAll(selector)].find((element) => element.checkVisibility() && nameOf(element).includes(text));
  if (!found) return null;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  await new Promise((done) => setTimeout(done, 100));
  const { left, top, width, height } = found.getBoundingClientRect();
  const y = Math.round(top + height / 2);
  return y < 0 || y > innerHeight ? null : { x: Math.round(left + width / 2), y };
}`;

/** What a visitor does in a tab of either browser. */
export const openTab = (browser: Browser, siteUrl: string) => {
  const see = async <Value>(look: (...values: never[]) => Value, ...values: readonly unknown[]) =>
    // The result of the function arrives as JSON.
    (await browser.run(look.toString(), ...values)) as Awaited<Value>;
  const pressKeys = (keys: readonly string[]) =>
    browser.act([
      {
        type: 'key',
        id: 'keyboard',
        actions: keys.flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      },
    ]);
  const click = async (selector: string, text = '') => {
    const place = await until(async () => {
      const found = await browser.run(FIND, selector, text);
      if (!found) throw new Error(`There is no visible ${selector} with '${text}'`);
      return found as { x: number; y: number };
    });
    await browser.act([
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', origin: 'viewport', ...place },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  };
  return {
    see,
    click,
    open: async (path: string) => {
      await browser.navigate(siteUrl + path);
      await until(async () =>
        expect(await see(() => document.querySelector('main [data-hydrated]') !== null)).toBe(true),
      );
    },
    type: async (selector: string, text: string) => {
      await click(selector);
      await pressKeys([...text]);
    },
    press: (key: keyof typeof KEYS) => pressKeys([KEYS[key]]),
    chooseFile: browser.chooseFile,
    expectText: (selector: string, text: string) =>
      until(async () => {
        const shown = await see(
          (wanted: string) =>
            [...document.querySelectorAll<HTMLElement>(wanted)].map(({ innerText }) => innerText).join('\n'),
          selector,
        );
        expect(shown.replace(/\s+/g, ' ')).toContain(text);
      }),
    expectPath: (path: RegExp) => until(async () => expect(await see(() => location.pathname)).toMatch(path)),
  };
};
