import { expect, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { fetchFrom, makeApplication, makeForm, post, upload } from '../server/client.ts';
import { ids, makeMessage } from '../server/message.ts';
import { axeViolations } from './axe.ts';
import { makeCode } from './desk.ts';
import { startSite } from './journey.ts';
import { pdfWith } from './pdf.ts';
import type { TestServer } from './server.ts';

export interface DeskSite {
  server: TestServer;
  /** URL of the desk. */
  url: string;
  /** The one-time link of the first account. */
  link: string;
}

/** Starts the real server with the desk on its own port. */
export const startDesk = async (env: Record<string, string> = {}): Promise<DeskSite> => {
  const server = await startSite({ DESK_PORT: '0', DESK_SECOND_FACTOR: 'admins', ...env });
  const { stdout } = server.output();
  const [, url = ''] = /staff desk is at (http:\S+)/.exec(stdout) ?? [];
  const [link = ''] = /http:\S+\/welcome#\S+/.exec(stdout) ?? [];
  return { server, url, link };
};

export const PASSWORD = 'four plain words here';

/** Creates the first account from its link, with two-factor sign-in. Returns its secret. */
export const makeFirstAccount = async (page: Page, link: string): Promise<string> => {
  await page.goto(link);
  await page.getByLabel('Your name').fill('Anna Keller');
  await page.getByLabel('Email address').fill('anna@example.com');
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByLabel('Password again').fill(PASSWORD);
  await page.getByRole('button', { name: 'Set the password' }).click();
  await page.getByText('No camera?').click();
  const secret = (await page.locator('details code').textContent()) ?? '';
  await page.getByLabel('Code that the app shows').fill(await makeCode(secret));
  await page.getByRole('button', { name: 'Turn codes on' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Anna');
  return secret;
};

const emailFor = (name: string): string => `${name.toLowerCase().replace(' ', '.')}@example.org`;

const makePdf = (name: string) => ({
  name: 'cv.pdf',
  bytes: pdfWith([name, 'Network engineer', 'Cisco, Juniper, Linux']),
});

/** Sends an application with a resume for each name. The last one is the newest. */
export const applyAs = async (
  server: TestServer,
  names: readonly string[],
  makeResume: (name: string) => { name: string; bytes: Buffer } = makePdf,
): Promise<void> => {
  for (const name of names) {
    const { json } = await upload(server, makeForm([makeResume(name)]));
    const fields = { name, email: emailFor(name), resumefile: json['filename'] };
    const response = await post(server, '/career-form.php', makeApplication(fields), randomUUID());
    expect(response.status).toBe(200);
  }
};

export const writeMessage = async (server: TestServer): Promise<void> => {
  const { status } = await fetchFrom(server, '/api/v1.0/email/send', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ lib_version: '1.0.0', ...ids, template_params: makeMessage() }),
  });
  expect(status).toBe(200);
};

/** Expects no axe violations in the light and dark theme, and nothing wider than the screen. */
export const expectAccessible = async (page: Page): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeViolations(page)).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
};
