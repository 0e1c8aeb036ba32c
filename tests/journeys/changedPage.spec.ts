import type { Page } from '@playwright/test';
import { paths } from '../../src/content/paths.ts';
import { texts } from '../../src/contract/texts.ts';
import { applicant, choose, resume } from '../support/applying.ts';
import { makeGate } from '../support/gate.ts';
import { expect, hydrated, open, test } from '../support/journey.ts';
import { translate, type Translation } from '../support/translator.ts';

/** From now on each document is translated as soon as it was read, which is before any script of the site runs. */
const translateBefore = (page: Page, translation: Translation) =>
  page.addInitScript({
    content: `document.addEventListener('readystatechange', () => (${translate.toString()})('${translation}'), { once: true });`,
  });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const input = (page: Page, name: string) => page.getByRole('main').locator(`[name="${name}"]`);
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });

const applicationFields = () => ({
  name: applicant.Name,
  email: applicant.Email,
  phone: applicant['Phone No.'],
  otherinformation: applicant['Other information'],
});
const fill = async (page: Page, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) await input(page, name).fill(value);
};
const expectValues = async (page: Page, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) await expect(input(page, name)).toHaveValue(value);
};

const walkTheShell = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: 'Learn' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Case Studies' }).click();
  await expect(page).toHaveURL(paths.aboutCaseStudies);
  await page.getByRole('tab').nth(1).click();
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  const query = page.getByRole('search').getByRole('textbox');
  await query.fill('abc');
  await page.keyboard.press('Enter');
  await expect(page.getByText(texts.noResults).first()).toBeVisible();
  await query.fill('network audit');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Network Audit' }).last()).toBeVisible();
  await expect(page.getByText(texts.noResults)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL(paths.careers);
  await page.goBack();
  await expect(page).toHaveURL(/about_case_studies/);
};

const openAPerson = async (page: Page) => {
  await open(page, paths.ourTeam);
  await button(page, 'Read more').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
};

/** A text beside others that changes after it was translated: what is said anew has to be seen. */
const chooseTwice = async (page: Page) => {
  const removal = page.getByRole('main').locator('.drop-zone button');
  for (const name of ['an older one.pdf', resume.name]) {
    await choose(page, { ...resume, name });
    await expect(removal).toContainText(name);
    await expect(removal.locator('font').first()).toBeAttached();
  }
};

const apply = async (page: Page) => {
  await open(page, '/career-details/1');
  await button(page, 'Send application').click();
  await expect(page.getByText('Enter your name').first()).toBeVisible();
  await fill(page, applicationFields());
  await expect(page.getByText(/kept on this device until/).first()).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expectValues(page, applicationFields());
  await expect(button(page, 'Discard')).toBeVisible();
  await chooseTwice(page);
  await button(page, 'Send application').click();
  await expect(heading(page, texts.applicationSent)).toBeVisible();
};

const writeToUs = async (page: Page) => {
  await open(page, paths.contactUs);
  await page.getByRole('main').locator('form [type="submit"]').click();
  await expect(page.getByText(texts.emailFailed)).toBeVisible();
  await fill(page, {
    from_name: applicant.Name,
    from_email: applicant.Email,
    phone_number: applicant['Phone No.'],
    subject: 'A wall',
    message: 'It is dark.',
  });
  await page.getByRole('main').locator('form [type="submit"]').click();
  await expect(page.getByText(texts.emailSent)).toBeVisible();
};

for (const translation of ['replaced', 'wrapped'] as const) {
  test(`a page whose texts are ${translation} by a translator works in every flow`, async ({ page }) => {
    test.slow();
    await translateBefore(page, translation);
    await open(page, '/');
    await walkTheShell(page);
    await openAPerson(page);
    await apply(page);
    await writeToUs(page);
    expect(await page.locator('main font').count()).toBeGreaterThan(10);
  });
}

test('translated only after it was taken over, the page works, too', async ({ page }) => {
  await open(page, '/career-details/1');
  await page.evaluate(translate, 'replaced' as const);
  await button(page, 'Send application').click();
  await expect(page.getByText('Enter your name').first()).toBeVisible();
  await fill(page, applicationFields());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await expect(heading(page, /./)).toBeFocused();
});

/** What password managers and writing aids leave in a form before the site's script runs. */
const meddle = () => {
  document.addEventListener(
    'readystatechange',
    () => {
      document.documentElement.setAttribute('data-lt-installed', 'true');
      document.body.setAttribute('cz-shortcut-listen', 'true');
      for (const field of document.querySelectorAll('main input, main textarea')) {
        field.setAttribute('data-lpignore', 'true');
        const icon = document.createElement('div');
        icon.toggleAttribute('data-lastpass-icon-root');
        field.after(icon);
      }
      for (const form of document.querySelectorAll('main form')) {
        form.prepend(document.createElement('grammarly-extension'));
        form.append(document.createElement('com-1password-menu'));
      }
    },
    { once: true },
  );
};

for (const change of ['meddled with', 'translated'] as const) {
  test(`what was typed and chosen before the script came outlives a form that was ${change}`, async ({
    page,
  }) => {
    if (change === 'translated') await translateBefore(page, 'replaced');
    else await page.addInitScript(meddle);
    const late = makeGate();
    await page.route('**/view-job*.js', async (route) => {
      await late.gate;
      await route.continue();
    });
    await page.goto('/career-details/1', { waitUntil: 'commit' });
    await fill(page, applicationFields());
    await choose(page, resume);
    await input(page, 'phone').focus();
    late.open();
    await hydrated(page);
    await expectValues(page, applicationFields());
    await expect(input(page, 'phone')).toBeFocused();
    await expect(page.getByText('zoe cv.pdf').first()).toBeVisible();
    await button(page, 'Send application').click();
    await expect(heading(page, texts.applicationSent)).toBeVisible();
  });
}
