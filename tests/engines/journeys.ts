import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { team } from '../../src/content/people/team.ts';
import { texts } from '../../src/contract/texts.ts';
import { resumes } from '../support/resumes.ts';
import { countStored, freshDir, startServer, type TestServer } from '../support/server.ts';
import type { Browser } from './browsers.ts';
import { openTab, until } from './tab.ts';

/** Runs journeys that have failed in these browsers before, or that depend on their input and layout. */
export const describeJourneys = (
  name: string,
  problem: string | undefined,
  start: () => Promise<Browser>,
): void => {
  if (problem) process.stdout.write(`${name} is not tested: ${problem}\n`);
  (problem ? describe.skip : describe)(name, () => {
    let server: TestServer;
    let browser: Browser;
    let tab: ReturnType<typeof openTab>;

    beforeAll(async () => {
      server = await startServer({ DIST_DIR: resolve('dist') });
      browser = await start();
      tab = openTab(browser, server.url);
    });
    afterAll(async () => {
      await browser.close();
      await server.stop();
    });

    it('opens a menu panel by its button and closes it with Escape', async () => {
      await tab.open('/');
      const isOpen = () => tab.run(() => document.querySelector('header [aria-expanded="true"]') !== null);
      await tab.click('header button', 'Services');
      await until(async () => expect(await isOpen()).toBe(true));
      await tab.press('Escape');
      await until(async () => expect(await isOpen()).toBe(false));
    });

    it('searches the site from the header', async () => {
      await tab.open('/about_us');
      await tab.click('header button', 'Search');
      await tab.type('header input', 'network audit');
      await tab.press('Enter');
      await tab.click('header a', 'Network Audit');
      await tab.expectPath(/^\/network_audit$/);
    });

    it('keeps the selected theme after a reload', async () => {
      const readColour = () => tab.run(() => getComputedStyle(document.body).backgroundColor);
      await tab.open('/about_us');
      const before = await readColour();
      await until(async () => {
        await tab.click('header button', 'System');
        expect(await readColour()).not.toBe(before);
      });
      const selectedColour = await readColour();
      await tab.open('/about_us');
      expect(await readColour()).toBe(selectedColour);
    });

    it('opens and closes the dialog of a person', async () => {
      const person = team[0]?.name ?? '';
      await tab.open('/our_team');
      await tab.click('main button', `Read more about ${person}`);
      await tab.expectText('[role="dialog"]', person);
      await tab.press('Escape');
      await until(async () =>
        expect(await tab.run(() => document.querySelector('[role="dialog"]'))).toBeNull(),
      );
    });

    it('selects tabs with the arrow keys', async () => {
      const readSelectedIndex = () =>
        tab.run(() =>
          [...document.querySelectorAll('[role="tab"]')].findIndex((each) => each.ariaSelected === 'true'),
        );
      await tab.open('/about_case_studies');
      await tab.click('[role="tab"]');
      await tab.press('ArrowRight');
      await until(async () => expect(await readSelectedIndex()).toBe(1));
    });

    it('returns to the same place with Back', async () => {
      await tab.open('/engineering_and_iT_services');
      const before = await tab.run(async () => {
        scrollTo(0, 600);
        await new Promise((done) => setTimeout(done, 500));
        return scrollY;
      });
      await tab.run(() => document.querySelector<HTMLElement>('footer a[href="/our_services"]')?.click());
      await tab.expectPath(/^\/our_services$/);
      await tab.run(() => history.back());
      await until(async () => expect(Math.abs((await tab.run(() => scrollY)) - before)).toBeLessThan(80));
    });

    it('stores a message of the contact form', async () => {
      await tab.open('/contact_us');
      await tab.type('main input[name="from_name"]', 'Zoë O’Brien');
      await tab.type('main input[name="from_email"]', 'zoe@example.org');
      await tab.type('main input[name="phone_number"]', '02079460958');
      await tab.type('main input[name="subject"]', 'A rack');
      await tab.type('main textarea', `Written in ${name}`);
      await tab.click('main form button[type="submit"]');
      await tab.expectText('main', texts.emailSent);
    });

    it('names what is missing, then stores an application with its resume', async () => {
      const resume = join(freshDir(), 'zoe cv.pdf');
      writeFileSync(resume, resumes.pdf);
      await tab.open('/careers');
      await tab.click('main article a');
      await tab.expectPath(/^\/career-details\/\d+$/);
      // The new page has scrolled to its top.
      await until(async () => expect(await tab.run(() => document.activeElement?.tagName)).toBe('H1'));
      await tab.click('main form button[type="submit"]', 'Send');
      await tab.expectText('main', 'Enter your name');
      await tab.type('main input[name="name"]', 'Zoë O’Brien');
      await tab.type('main input[name="email"]', 'zoe@example.org');
      await tab.type('main input[name="phone"]', '02079460958');
      await tab.chooseFile('main input[type="file"]', resume);
      await tab.expectText('main form', 'zoe cv.pdf');
      await tab.click('main form button[type="submit"]', 'Send');
      await tab.expectPath(/^\/applications\//);
      expect(countStored(server.dataDir).applications).toBe(1);
    });
  });
};
