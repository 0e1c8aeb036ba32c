import { texts } from '../../src/contract/texts.ts';
import { draftTexts } from '../../src/content/draftTexts.ts';
import { applications, fillIn, openJob, RESUME, resumeFile, send } from './applying.ts';
import type { Journey, Place } from './journey.ts';
import { until } from './tab.ts';

/** What a visitor's engine may lack, and what of a draft it then keeps: all of it, or nothing that is promised. */
const lacks: readonly { what: string; lack: string; keepsDrafts: boolean }[] = [
  { what: 'requestIdleCallback', lack: "take(window, 'requestIdleCallback', 'cancelIdleCallback')" },
  { what: 'IntersectionObserver', lack: "take(window, 'IntersectionObserver')" },
  { what: 'ResizeObserver', lack: "take(window, 'ResizeObserver')" },
  { what: 'BroadcastChannel', lack: "take(window, 'BroadcastChannel')" },
  { what: 'the clipboard', lack: "take(navigator, 'clipboard')" },
  { what: 'an early commit to the database', lack: "take(IDBTransaction.prototype, 'commit')" },
  {
    what: "the tab's and the site's storage",
    lack: "forbid(window, 'sessionStorage'); forbid(window, 'localStorage')",
  },
].map((each) => ({ ...each, keepsDrafts: true }));

const brokenDatabases: typeof lacks = [
  { what: 'a database', lack: "take(window, 'indexedDB')" },
  { what: 'leave to use the database', lack: "forbid(window, 'indexedDB')" },
  {
    what: 'a database that opens',
    lack: `IDBFactory.prototype.open = () => {
      const request = new EventTarget();
      Object.assign(request, { error: new DOMException('Broken', 'UnknownError') });
      setTimeout(() => request.onerror?.(new Event('error')), 10);
      return request;
    }`,
  },
  { what: 'a database that answers', lack: 'IDBFactory.prototype.open = () => new EventTarget()' },
  {
    what: 'room in the database',
    lack: "IDBObjectStore.prototype.put = () => { throw new DOMException('Full', 'QuotaExceededError'); }",
  },
].map((each) => ({ ...each, keepsDrafts: false }));

const wordsOf = ({ tab }: Place) =>
  tab.see(() => document.querySelector<HTMLElement>('main')?.innerText ?? '');

const NAME = 'main form input[name="name"]';

const lackJourney = ({ what, lack, keepsDrafts }: (typeof lacks)[number]): Journey => ({
  name: `without ${what} a page is taken over, ${keepsDrafts ? 'a draft comes back' : 'no draft is promised'} and an application arrives`,
  lack,
  isForPhone: true,
  run: async (place) => {
    const { tab } = place;
    await openJob(place);
    const person = await fillIn(place);
    if (keepsDrafts) {
      await until(async () => expect(await tab.keptOnDevice()).toContain(person.words));
      // What cannot be written is promised no longer.
      expect(await wordsOf(place)).toContain(draftTexts.kept);
      await tab.driver.reload();
      await tab.hydrated();
      await tab.expectText('main', draftTexts.restored);
      const nameNow = () =>
        tab.see((field: string) => document.querySelector<HTMLInputElement>(field)?.value, NAME);
      await until(async () => expect(await nameNow()).toBe(person.name));
    }
    await tab.choose('main input[type="file"]', resumeFile());
    await tab.expectText('main form', RESUME);
    if (!keepsDrafts) await until(async () => expect(await wordsOf(place)).not.toContain(draftTexts.kept));
    const before = applications(place);
    await send(place);
    await tab.expectText('h1', texts.applicationSent);
    expect(applications(place)).toBe(before + 1);
  },
});

/** Without what some engine of those supported lacks, or forbids its visitor. */
export const lackJourneys: readonly Journey[] = [...lacks, ...brokenDatabases].map(lackJourney);
