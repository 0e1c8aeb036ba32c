import { paths } from '../../src/content/paths.ts';
import { MENU_ID } from '../../src/app/header/headerIds.ts';
import { homeTexts } from '../../src/content/homeTexts.ts';
import { team } from '../../src/content/people/team.ts';
import { sliderTexts } from '../../src/content/sliderTexts.ts';
import type { Journey, Place } from './journey.ts';
import { until, type Tab } from './tab.ts';

const openPanels = ({ tab }: Place) =>
  tab.see(() => document.querySelectorAll('header nav [aria-expanded="true"]').length);

const OPENER = `header button[aria-controls="${MENU_ID}"]`;

const isLayerOpen = ({ tab }: Place) =>
  tab.see(
    (opener: string) => document.querySelector(opener)?.getAttribute('aria-expanded') === 'true',
    OPENER,
  );

const expectLayer = (place: Place, isOpen: boolean, patienceMs?: number) =>
  until(async () => expect(await isLayerOpen(place)).toBe(isOpen), patienceMs);

/** By phone the menu is a layer; while it is still fading out, a click meets it and not its button. */
const openMenu = async (place: Place): Promise<void> => {
  if (!place.isPhone) return;
  await until(async () => {
    if (!(await isLayerOpen(place))) await place.tab.click(OPENER, 'Menu');
    await expectLayer(place, true, 2000);
  });
};

const shownSlide = ({ tab }: Place) =>
  tab.see(() => document.querySelector('.carousel-item.active')?.getAttribute('aria-label') ?? '');

/** The brand's faces come with the second page, and a heading may break elsewhere in them. */
const LINE = 60;

/** Where the page is scrolled to, once its header has shrunk by it and nothing moves any more. */
const restingPlace = async ({ see }: Tab): Promise<number> => {
  let last = Number.NaN;
  return until(async () => {
    const now = await see(() => Math.round(scrollY));
    const isResting = now === last;
    last = now;
    if (!isResting) throw new Error('The page is still moving');
    return now;
  });
};

const [person] = team;
if (!person) throw new Error('The team is empty');

/** Menu, search, theme, sliders, dialog, tabs: what every page has, and what moves. */
export const shellJourneys: readonly Journey[] = [
  {
    name: 'the menu opens by pointer, closes by Escape, and leads to a page without a load',
    run: async (place) => {
      const { tab } = place;
      await tab.open('/about_us');
      await tab.see(() => Object.assign(window, { isSamePage: true }) && null);
      await openMenu(place);
      await tab.click('header nav button', 'Learn');
      expect(await openPanels(place)).toBe(1);
      await tab.press('Escape');
      await until(async () => expect(await openPanels(place)).toBe(0));
      await openMenu(place);
      if ((await openPanels(place)) === 0) await tab.click('header nav button', 'Learn');
      await tab.click('header nav a', 'News');
      await tab.expectPath(/news/i);
      await tab.expectText('h1', 'news');
      expect(await tab.see(() => 'isSamePage' in window)).toBe(true);
      await until(async () => expect(await tab.focus()).toMatch(/^h1 /));
    },
  },
  {
    name: 'the menu opens by keyboard, and Tab goes on inside of it',
    run: async (place) => {
      const { tab } = place;
      await tab.open('/about_us');
      const opener = await tab.find(
        place.isPhone ? 'header button[data-opens="overlay"]' : 'header nav button',
        place.isPhone ? 'Menu' : 'Learn',
      );
      await tab.see((selector: string) => document.querySelector<HTMLElement>(selector)?.focus(), opener);
      await tab.press('Enter');
      await until(async () =>
        expect(
          await tab.see(
            (selector: string) => document.querySelector(selector)?.getAttribute('aria-expanded'),
            opener,
          ),
        ).toBe('true'),
      );
      await tab.press('Tab');
      expect(await tab.see(() => document.activeElement?.closest('header') !== null)).toBe(true);
      await tab.press('Escape');
      await until(async () =>
        expect(
          await tab.see(
            (selector: string) => document.querySelector(selector)?.getAttribute('aria-expanded'),
            opener,
          ),
        ).toBe('false'),
      );
      expect(await tab.see((selector: string) => document.activeElement?.matches(selector), opener)).toBe(
        true,
      );
    },
  },
  {
    name: 'the search says what it needs, finds, and leads to what it found',
    run: async ({ tab }) => {
      await tab.open('/about_us');
      await tab.click('header button', 'Search');
      await until(async () => expect(await tab.focus()).toMatch(/^input/));
      await tab.type('header input', '', 'netw');
      await tab.press('Enter');
      await tab.expectText('header [role="status"]', 'at least five characters');
      await tab.type('header input', '', 'ork audit');
      await tab.press('Enter');
      await tab.expectText('header [role="status"]', 'result');
      await tab.click('header #site-search ul a');
      await until(async () => expect(await tab.path()).not.toBe('/about_us'));
    },
  },
  {
    name: 'the theme turns, and is the same after a load',
    run: async ({ tab }) => {
      const colour = () => tab.see(() => getComputedStyle(document.body).backgroundColor);
      await tab.open('/about_us');
      const seen = new Set([await colour()]);
      await tab.click('header button[data-turns-theme]');
      seen.add(await colour());
      await tab.click('header button[data-turns-theme]');
      const chosen = await colour();
      seen.add(chosen);
      expect(seen.size).toBe(2);
      await tab.driver.reload();
      await tab.hydrated();
      expect(await colour()).toBe(chosen);
    },
  },
  {
    name: 'the banner moves by its buttons and by the arrow keys, and stops',
    run: async (place) => {
      const { tab } = place;
      await tab.open('/');
      await tab.click('button', sliderTexts.stop(homeTexts.slides));
      const first = await shownSlide(place);
      await tab.click('button', sliderTexts.next(homeTexts.slides));
      await until(async () => expect(await shownSlide(place)).not.toBe(first));
      const second = await shownSlide(place);
      await tab.press('ArrowRight');
      await until(async () => expect(await shownSlide(place)).not.toBe(second));
    },
  },
  {
    name: 'a row of logos begins to move, and steps by its button',
    run: async ({ tab }) => {
      await tab.open('/');
      const shown = () =>
        tab.see(() =>
          [...document.querySelectorAll<HTMLElement>('main li[aria-hidden="false"]')]
            .map(({ textContent }) => textContent)
            .join(),
        );
      await tab.see(() =>
        document.querySelector('.react-multi-carousel-list, [role="group"] li')?.scrollIntoView(),
      );
      await until(async () => expect(await shown()).not.toBe(''));
      const before = await shown();
      const next = await tab.find(
        'main [role="group"] button, main .react-multi-carousel-list ~ * button',
        'Next',
      );
      await until(() => tab.driver.click(next));
      await until(async () => expect(await shown()).not.toBe(before));
    },
  },
  {
    name: 'the dialog of a person opens, holds the focus and gives it back',
    run: async ({ tab }) => {
      await tab.open('/our_team');
      const opener = await tab.find('button', `Read more about ${person.name}`);
      await until(() => tab.driver.click(opener));
      await tab.expectText('[role="dialog"]', person.name);
      for (let presses = 0; presses < 4; presses += 1) {
        await tab.press('Tab');
        expect(
          await tab.see(
            () =>
              document.activeElement?.closest('[role="dialog"]') !== null ||
              document.activeElement === document.body,
          ),
        ).toBe(true);
      }
      await tab.press('Escape');
      await until(async () =>
        expect(await tab.see(() => document.querySelector('[role="dialog"]'))).toBeNull(),
      );
      await until(async () =>
        expect(await tab.see((selector: string) => document.activeElement?.matches(selector), opener)).toBe(
          true,
        ),
      );
    },
  },
  {
    name: 'tabs follow the arrow keys and stand in the address',
    run: async ({ tab }) => {
      await tab.open('/about_case_studies');
      const first = await tab.find('[role="tab"]');
      await tab.driver.click(first);
      await tab.press('ArrowRight');
      await until(async () =>
        expect(
          await tab.see(() =>
            [...document.querySelectorAll('[role="tab"]')].findIndex((each) => each.ariaSelected === 'true'),
          ),
        ).toBe(1),
      );
      expect(await tab.see(() => location.hash)).not.toBe('');
      expect(
        await tab.see(
          () =>
            [...document.querySelectorAll('[role="tabpanel"]')].filter((panel) => panel.checkVisibility())
              .length,
        ),
      ).toBe(1);
    },
  },
  {
    name: 'Back gives the place on the page, and a link to a place leads below the header',
    run: async ({ tab }) => {
      await tab.open(paths.engineering);
      const link = await tab.find('footer a', 'Careers');
      const before = await restingPlace(tab);
      expect(before).toBeGreaterThan(300);
      await tab.driver.click(link);
      await tab.expectPath('/careers');
      await until(async () => expect(await tab.see(() => scrollY)).toBeLessThan(50));
      await tab.driver.back();
      await tab.expectPath(paths.engineering);
      await until(async () => expect(Math.abs((await tab.see(() => scrollY)) - before)).toBeLessThan(LINE));

      await tab.open('/contact_us#privacy');
      await until(async () => {
        const top = await tab.see(
          () => document.getElementById('privacy')?.getBoundingClientRect().top ?? -1,
        );
        expect(top).toBeGreaterThan(0);
        expect(top).toBeLessThan(700);
      });
    },
  },
];
