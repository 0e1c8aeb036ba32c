import type { Page } from '@playwright/test';
import { homeTexts } from '../../src/content/homeTexts.ts';
import { customers } from '../../src/content/logos.ts';
import { pages } from '../../src/content/pages.ts';
import { paths } from '../../src/content/paths.ts';
import { site } from '../../src/content/site.ts';
import { sliderTexts } from '../../src/content/sliderTexts.ts';
import { texts } from '../../src/contract/texts.ts';
import { replaceOpenings } from '../server/replaceOpenings.ts';
import { button, openSlider } from '../support/carousels.ts';
import { sendButton, write } from '../support/contactJourney.ts';
import { expect, open, startSite, test as journey } from '../support/journey.ts';
import { listen } from '../support/spoken.ts';

/** A site with forty-five openings. */
const test = journey.extend({
  server: [
    async ({}, use) => {
      const server = await startSite();
      replaceOpenings(server.dataDir, 45);
      await new Promise((done) => setTimeout(done, 500));
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

const main = (page: Page) => page.getByRole('main');
const linkTo = (page: Page, name: string) => main(page).getByRole('link', { name });

/** Follows a link by keyboard, so that nothing else takes the focus. */
const follow = async (page: Page, name: string) => {
  await linkTo(page, name).focus();
  const stop = await listen(page);
  await page.keyboard.press('Enter');
  return stop;
};

test('a new page is said once: by its heading, or by its title if the focus goes elsewhere', async ({
  page,
}) => {
  await open(page, paths.ourServices);
  const link = linkTo(page, pages.staffAugmentation.title).last();
  await link.focus();
  const stop = await listen(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.staffAugmentation);
  const heading = main(page).getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  const title = (await heading.textContent()) ?? '';
  const isName = (text: string) => text.includes(title) || text.includes(site.name);
  expect((await stop()).filter(isName)).toEqual([`focus: heading ${title}`]);

  const stopAgain = await listen(page);
  await page.goBack();
  await expect(link).toBeFocused();
  expect(await stopAgain()).toEqual([
    expect.stringContaining('focus: link'),
    `${pages.ourServices.title} – ${site.name}`,
  ]);
});

test('each opening is one tab stop', async ({ page }) => {
  await open(page, paths.careers);
  await main(page).getByRole('article').first().getByRole('link').focus();
  const stop = await listen(page);
  await page.keyboard.press('Tab');
  await expect(linkTo(page, 'Read more about the opening Service Desk Analyst 2')).toBeFocused();
  expect(await stop()).toEqual(['focus: link Read more about the opening Service Desk Analyst 2']);
});

test('a change of the list says the new number once, with the focus at the results', async ({ page }) => {
  await open(page, `${paths.careers}?location=Germany`);
  const stop = await follow(page, 'Remove Germany');
  await expect(main(page).getByText('45 openings, page 1 of 3')).toBeVisible();
  expect(await stop()).toEqual(['focus: group Openings found', '45 openings, page 1 of 3']);

  const stopAtPager = await follow(page, 'Next');
  await expect(main(page).getByText('45 openings, page 2 of 3')).toBeVisible();
  expect(await stopAtPager()).toEqual(['focus: group Openings found', '45 openings, page 2 of 3']);
  await page.keyboard.press('Tab');
  await expect(linkTo(page, 'Read more about the opening').first()).toBeFocused();
});

test('another order says which', async ({ page }) => {
  await open(page, paths.careers);
  const stop = await follow(page, 'Closing soon first');
  await expect(page).toHaveURL(/order=closing/);
  expect(await stop()).toEqual(['Order: closing soon first']);
  const stopAgain = await follow(page, 'Newest first');
  await expect(page).not.toHaveURL(/order=closing/);
  expect(await stopAgain()).toEqual(['Order: newest first']);
});

test("'Next' of a slider says once what it shows", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, paths.home);
  const slider = await openSlider(page, homeTexts.customers.title);
  const next = button(slider, sliderTexts.next(homeTexts.customers.logos));
  await next.focus();
  const stop = await listen(page);
  await page.keyboard.press('Enter');
  const names = customers.slice(1, 5).map(({ title }) => title);
  await expect(slider.getByRole('status')).toContainText(names.join(', '));
  expect(await stop()).toEqual([`${names.join(', ')}: 2 to 5 of ${customers.length}`]);
});

test('a picture has a name and no description, and the menu marks the current section', async ({ page }) => {
  await open(page, paths.caseStudyTwo);
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  const pictures = nodes.filter(
    ({ role, ignored }) => ['image', 'img'].includes(String(role?.value)) && !ignored,
  );
  expect(pictures.map(({ name }) => Boolean(name?.value))).not.toContain(false);
  expect(pictures.filter(({ description }) => description?.value)).toEqual([]);
  expect(pictures.length).toBeGreaterThan(0);
  const marked = page.getByRole('banner').locator('button[aria-current]');
  await expect(marked).toHaveText(/^Learn/);
});

test('a contact form says once what went wrong, and once that the message was sent', async ({ page }) => {
  await open(page, paths.contactUs);
  await sendButton(page).focus();
  const stop = await listen(page);
  await page.keyboard.press('Enter');
  const summary = main(page).getByRole('group', { name: /^Not sent yet/ });
  await expect(summary).toBeFocused();
  const title = (await summary.getByRole('heading').textContent()) ?? '';
  expect((await stop()).toSorted()).toEqual([texts.emailFailed, `focus: group ${title}`].toSorted());

  await write(page, 'Spoken once');
  await sendButton(page).focus();
  const stopAgain = await listen(page);
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('group', { name: /^We have your message/ })).toBeFocused();
  const heard = await stopAgain();
  expect(heard.filter((text) => text.includes(texts.emailSent))).toEqual([texts.emailSent]);
  expect(heard.filter((text) => text.includes('We have your message'))).toEqual([
    expect.stringMatching(/^focus: group We have your message/),
  ]);
});
