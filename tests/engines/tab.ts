import type { Browser } from './browsers.ts';

const TIMEOUT_MS = 20_000;
const KEYS = { Enter: '\uE007', Escape: '\uE00C', ArrowRight: '\uE014', Tab: '\uE004' };

/** Repeats `check` until it passes or the time is up. */
export const until = async <Value>(check: () => Promise<Value>): Promise<Value> => {
  const deadline = Date.now() + TIMEOUT_MS;
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
 * Scrolls to the first visible element with this selector and text, and returns its centre. Null if there is none, if the
 * page still moves, or if something covers it.
 */
const FIND = `async (selector, text) => {
  const getName = (element) => (element.getAttribute('aria-label') ?? '') + ' ' + element.textContent;
  const target = [...document.querySelectorAll(selector)].find((element) => element.checkVisibility() && getName(element).includes(text));
  if (!target) return null;
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = target.getBoundingClientRect().top;
  await new Promise((done) => setTimeout(done, 200));
  const { left, top, width, height } = target.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  return top === before && target.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
}`;

/** Makes functions for what a visitor does in a tab of either browser. */
export const openTab = (browser: Browser, siteUrl: string) => {
  const run = async <Value>(read: (...values: never[]) => Value, ...values: readonly unknown[]) =>
    // The browser returns the function's result as JSON.
    (await browser.run(read.toString(), ...values)) as Awaited<Value>;
  const pressKeys = (keys: readonly string[]) =>
    browser.performActions([
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
    const position = await until(async () => {
      const found = await browser.run(FIND, selector, text);
      if (!found) throw new Error(`There is no visible ${selector} with '${text}'`);
      return found as { x: number; y: number };
    });
    await browser.performActions([
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', origin: 'viewport', ...position },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  };
  return {
    run,
    click,
    open: async (path: string) => {
      await browser.navigate(siteUrl + path);
      await until(async () =>
        expect(await run(() => document.querySelector('main [data-hydrated]') !== null)).toBe(true),
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
        const shown = await run(
          (target: string) =>
            [...document.querySelectorAll<HTMLElement>(target)].map(({ innerText }) => innerText).join('\n'),
          selector,
        );
        expect(shown.replace(/\s+/g, ' ')).toContain(text);
      }),
    expectPath: (path: RegExp) => until(async () => expect(await run(() => location.pathname)).toMatch(path)),
  };
};
