import { relayTexts } from '../../src/content/relayTexts.ts';
import { shiftOffices } from '../../src/content/shifts.ts';
import { builtPages } from '../support/builtSite.ts';

const shown = ['/', '/about_us', '/managed_Services', '/contact_us'];

describe('the hand-over in the built pages', () => {
  const built = builtPages();

  it.each(shown)('names the clock of each office until a script knows the time: %s (SEE-4)', (path) => {
    const { html = '' } = built.find((page) => page.path === path) ?? {};
    expect(html).toContain(relayTexts.picture);
    for (const { clock } of shiftOffices()) expect(html).toContain(`<span>${clock}</span>`);
    expect(html).not.toContain(relayTexts.onShift);
  });

  it('stands on no other page', () => {
    const elsewhere = built.filter(({ html }) => html.includes(relayTexts.picture)).map(({ path }) => path);
    expect(elsewhere.sort()).toEqual([...shown].sort());
  });
});
