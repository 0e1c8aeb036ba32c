import { homeTexts } from '../../src/content/homeTexts.ts';
import { paths } from '../../src/content/paths.ts';
import { sliderTexts } from '../../src/content/sliderTexts.ts';
import { somebody } from './applying.ts';
import type { Journey } from './journey.ts';
import { until, type Tab } from './tab.ts';

const FIELD = 'main form input[name="from_name"]';
const typed = ({ see }: Tab) =>
  see((field: string) => document.querySelector<HTMLInputElement>(field)?.value, FIELD);
const isTakenOver = ({ see }: Tab) => see(() => 'js' in document.documentElement.dataset);

/** What a visitor does while the site's own script is still on its way. */
export const earlyJourneys: readonly Journey[] = [
  {
    name: 'what is pressed before the script is there is done once it is',
    run: async ({ tab, gateway }) => {
      gateway.holdsScripts = true;
      await tab.go(paths.home);
      await tab.click('button', sliderTexts.next(homeTexts.slides));
      await tab.click('button', sliderTexts.next(homeTexts.slides));
      await tab.click('button', sliderTexts.stop(homeTexts.slides));
      expect(await isTakenOver(tab)).toBe(false);
      gateway.holdsScripts = false;
      await tab.hydrated();
      await tab.find('button', sliderTexts.start(homeTexts.slides));
      const shown = () =>
        tab.see(() =>
          [...document.querySelectorAll('.carousel-item')].findIndex((slide) => slide.matches('.active')),
        );
      // A press counts once, however impatient its visitor was.
      await until(async () => expect(await shown()).toBe(1));
    },
  },
  {
    name: 'what is typed before the script is there outlives a load, and stays when it is',
    run: async ({ tab, gateway }) => {
      const { name } = somebody();
      gateway.holdsScripts = true;
      await tab.go(paths.contactUs);
      await tab.type(FIELD, '', name);
      // No driver's own, which would wait for the scripts.
      await tab.see(() => {
        Object.assign(window, { isLeft: true });
        location.reload();
      });
      await until(async () => expect(await tab.see(() => 'isLeft' in window)).toBe(false));
      await until(async () => expect(await typed(tab)).toBe(name));
      expect(await isTakenOver(tab)).toBe(false);
      gateway.holdsScripts = false;
      await tab.hydrated();
      expect(await typed(tab)).toBe(name);
    },
  },
];
