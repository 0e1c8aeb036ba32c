import type { Locator } from '@playwright/test';
import { texts } from '../../src/contract/texts.ts';
import { axeViolations } from '../support/axe.ts';
import { expect, open, test } from '../support/journey.ts';
import {
  makeMessage,
  field,
  sendButton,
  readMessages,
  forms,
  visitor,
  write,
} from '../support/contactJourney.ts';
import { readThemeVariables, type Theme } from '../support/themeColours.ts';

const themes = readThemeVariables();

/** Expects the text in the colour that the theme gives this token. */
const expectColour = async (sentence: Locator, { theme, token }: { theme: Theme; token: string }) => {
  const colour = themes[theme].get(token) ?? '';
  const [red, green, blue] = [1, 3, 5].map((index) => Number.parseInt(colour.slice(index, index + 2), 16));
  await expect(sentence).toHaveCSS('color', `rgb(${red}, ${green}, ${blue})`);
};

for (const { path, form, choice } of forms) {
  for (const width of [320, 1280]) {
    const subject = `${visitor.Subject}, ${form}, ${width}`;
    const theme = width === 320 ? 'dark' : 'light';

    test(`a message from ${path} at ${width} px is stored completely and confirmed in green, and the form is emptied`, async ({
      page,
      server,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: theme });
      await open(page, path);
      await write(page, subject, choice);
      await sendButton(page).click();
      const status = page.getByRole('status').filter({ hasText: texts.emailSent });
      await expect(status).toBeInViewport();
      await expect(status).toHaveText(texts.emailSent);
      await expect(page.getByRole('group', { name: /^We have your message/ })).toBeFocused();
      await expectColour(status.getByText(texts.emailSent), { theme, token: 'success' });
      expect(readMessages(server, subject)).toEqual([makeMessage(form, subject, choice)]);
      expect(await axeViolations(page)).toEqual([]);
      await expect(field(page, 'Name')).toBeVisible();
      for (const label of Object.keys(visitor)) await expect(field(page, label)).toHaveValue('');
    });
  }
}
