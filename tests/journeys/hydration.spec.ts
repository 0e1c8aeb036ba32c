import { openingPath, paths } from '../../src/content/paths.ts';
import { expect, open, openEarly, test } from '../support/journey.ts';
import { resumes } from '../support/resumes.ts';

test('the phone menu opens at the first tap, before the scripts arrive, and stays open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const loadScripts = await openEarly(page, paths.aboutUs);
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click();
  const link = page.locator('#site-menu').getByRole('link', { name: 'Contact Us' });
  await expect(link).toBeVisible();
  await loadScripts();
  await expect(page.getByRole('dialog', { name: 'Main' })).toBeVisible();
  await expect(link).toBeVisible();
  await expect(page).toHaveURL(paths.aboutUs);
});

test('text typed before hydration is kept, and a form submitted before it is validated', async ({ page }) => {
  const loadScripts = await openEarly(page, paths.contactUs);
  await page.getByLabel(/^Name/).fill('Ada');
  await page
    .locator('main form')
    .first()
    .evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
  await page.getByRole('button', { name: 'Send message' }).click();
  await loadScripts();
  await expect(page.getByRole('group', { name: /Not sent yet/ })).toBeVisible();
  await expect(page.getByLabel(/^Name/)).toHaveValue('Ada');
});

/** How a browser's translator changes text: it replaces text nodes, or wraps them in elements. */
type Translation = 'replaced' | 'wrapped';
const TRANSLATIONS: readonly Translation[] = ['replaced', 'wrapped'];

/** Changes the document as a translator does, now and whenever text is added. Runs in the page. */
const translate = (translation: Translation) => {
  const translateTexts = (root: Node) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (
        text.data.trim() === '' ||
        text.parentElement?.closest('script, style, textarea, title, option, font')
      )
        continue;
      const font = document.createElement('font');
      const parent = text.parentNode;
      if (translation === 'replaced') {
        font.textContent = `«${text.data}»`;
        parent?.replaceChild(font, text);
      } else {
        parent?.replaceChild(font, text);
        font.append(text);
      }
    }
  };
  translateTexts(document.body);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(translateTexts);
  }).observe(document.body, { childList: true, subtree: true });
};

for (const translation of TRANSLATIONS) {
  test(`a page whose texts a translator has ${translation} can open other pages`, async ({ page }) => {
    await open(page, paths.ourServices);
    await page.evaluate(translate, translation);
    await page.locator('main a[href="/audio_and_visual"]').first().click();
    await expect(page).toHaveURL(/audio_and_visual/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Audio and visual services');
  });

  test(`input and clicks before hydration have effect even if a translator has ${translation} the texts`, async ({
    page,
    expectedLines,
  }) => {
    // React renders the page again and logs this.
    expectedLines.push(/React error #418/);
    await page.setViewportSize({ width: 390, height: 800 });
    const loadScripts = await openEarly(page, openingPath(1));
    await page.evaluate(translate, translation);
    await page.getByLabel(/^«?Name/).fill('Ada');
    await page
      .getByLabel(/Upload Resume/)
      .setInputFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer: resumes.pdf });
    await page.getByRole('checkbox', { name: /two years/ }).check();
    const form = page.locator('form', { has: page.getByLabel(/^«?Name/) });
    await form.evaluate((element: HTMLFormElement) => {
      element.noValidate = true;
    });
    await form.getByRole('button', { name: /Send application/ }).click();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^«?Menu/ })
      .click();
    await loadScripts();
    await expect(page.locator('header [aria-expanded="true"]').first()).toBeAttached();
    await expect(page.getByRole('group', { name: /There is a problem/ })).toBeAttached();
    await expect(page.getByLabel(/Name/).first()).toHaveValue('Ada');
    await expect(form.getByText(/resume\.pdf/).first()).toBeAttached();
    await expect(page.getByRole('checkbox', { name: /two years/ })).toBeChecked();
  });
}

/** Lighthouse's slow 4G: bytes per second, and round-trip time in milliseconds. */
const SLOW_4G = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 84_480, offline: false };

test('on slow 4G, translating, typing, clicking and going back before hydration loses nothing', async ({
  page,
  expectedLines,
}) => {
  // React renders the translated page again and logs this. A page that is left does not finish loading.
  expectedLines.push(/React error #418/);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await page.goto(paths.careers);
  const loadScripts = await openEarly(page, openingPath(1));
  await page.getByLabel(/^Name/).fill('Ada');
  await page.getByRole('checkbox', { name: /two years/ }).check();
  // In the page, because Playwright's goForward fails while the browser is exchanging the two pages.
  await page.evaluate(() => history.back());
  await page.waitForURL(paths.careers, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => history.forward());
  await page.waitForURL(openingPath(1), { waitUntil: 'commit' });
  await expect(page.getByLabel(/^Name/)).toHaveValue('Ada');
  await page.evaluate(translate, 'replaced' as const);
  await page.getByLabel(/^«?Email/).fill('ada@example.com');
  await page.locator('form', { has: page.getByLabel(/^«?Name/) }).evaluate((form: HTMLFormElement) => {
    form.noValidate = true;
  });
  await page.getByRole('button', { name: /Send application/ }).click();
  await loadScripts();
  await expect(page.getByRole('group', { name: /There is a problem/ })).toBeAttached();
  await expect(page.getByLabel(/Name/).first()).toHaveValue('Ada');
  await expect(page.getByLabel(/Email/).first()).toHaveValue('ada@example.com');
  await expect(page.getByRole('checkbox', { name: /two years/ })).toBeChecked();
});
