import type { Driver, Key } from './driver.ts';

const PATIENCE_MS = 20_000;
const LOOK_EVERY_MS = 100;

/** Until `act` gives something or stops throwing; its last failure is told. */
export const until = async <Value>(act: () => Promise<Value>, patienceMs = PATIENCE_MS): Promise<Value> => {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await new Promise((done) => setTimeout(done, LOOK_EVERY_MS));
    }
  }
};

/**
 * Marks the element that is seen, by selector and by words in it or in its name (`one|other`), so that any driver finds
 * it.
 */
const MARK = `(selector, words, mark) => {
  const nameOf = (element) => [element.getAttribute('aria-label'), element.textContent, ...[...(element.labels ?? [])].map((label) => label.textContent)].join(' ').replace(/\\s+/g, ' ').trim();
  const isSeen = (element) => element.type === 'file' || element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  const found = [...document.querySelectorAll(selector)].find((element) => isSeen(element) && words.split('|').some((each) => nameOf(element).includes(each)));
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  found?.setAttribute('data-mark', mark);
  return Boolean(found);
}`;

/** A visitor's tab, in words that hold for every engine. */
export const makeTab = (driver: Driver, siteUrl: string) => {
  let marks = 0;
  const find = (selector: string, words = '', patienceMs = PATIENCE_MS) =>
    until(async () => {
      const mark = `m${(marks += 1)}`;
      if (!(await driver.run(MARK, [selector, words, mark])))
        throw new Error(`No ${selector} with '${words}' is seen`);
      return `[data-mark="${mark}"]`;
    }, patienceMs);
  const see = async <Value>(look: (...values: never[]) => Value, ...values: readonly unknown[]) =>
    // What crosses over is what the function returns, as JSON can carry it.
    (await driver.run(look.toString(), values)) as Value;
  const expectText = (selector: string, text: string, patienceMs = PATIENCE_MS) =>
    until(async () => {
      const found = await see(
        (wanted: string) =>
          [...document.querySelectorAll<HTMLElement>(wanted)].map((element) => element.innerText).join('\n'),
        selector,
      );
      expect(found.replace(/\s+/g, ' ')).toContain(text);
    }, patienceMs);
  const hydrated = () =>
    until(async () => expect(await see(() => document.documentElement.hasAttribute('data-js'))).toBe(true));
  return {
    driver,
    find,
    see,
    expectText,
    hydrated,
    /** Without waiting for the script. */
    go: (path: string) => driver.go(`${siteUrl}${path}`),
    open: async (path: string) => {
      await driver.go(`${siteUrl}${path}`);
      await hydrated();
    },
    /** Again while something still moves over it. */
    click: (selector: string, words = '') => until(async () => driver.click(await find(selector, words))),
    type: async (selector: string, words: string, text: string) =>
      driver.type(await find(selector, words), text),
    choose: async (selector: string, file: string) => driver.choose(await find(selector), file),
    press: (key: Key) => driver.press(key),
    path: () => see(() => location.pathname),
    expectPath: (path: string | RegExp) =>
      until(async () => {
        const now = await see(() => location.pathname);
        if (typeof path === 'string') expect(now).toBe(path);
        else expect(now).toMatch(path);
      }),
    /** What has the focus: its tag and its words. */
    focus: () =>
      see(() => {
        const { activeElement } = document;
        return `${activeElement?.localName} ${activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? ''}`.trim();
      }),
    /** What the browser's own database holds of drafts: the texts, and the names of files. */
    keptOnDevice: () =>
      see(
        () =>
          new Promise<string>((done) => {
            const opening = indexedDB.open('drafts');
            opening.onsuccess = () => {
              const { result: database } = opening;
              const reading = database.transaction('drafts').objectStore('drafts').getAll();
              reading.onsuccess = () => {
                database.close();
                done(JSON.stringify(reading.result));
              };
            };
          }),
      ),
    /** All that the console said in this tab, and what the page's policy forbade. */
    lines: () => see(() => (window as unknown as { consoleLines?: string[] }).consoleLines ?? []),
  };
};
export type Tab = ReturnType<typeof makeTab>;
