import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeMedia } from '../../tests/support/matchMedia.ts';
import { renderHeader } from '../../tests/support/renderHeader.tsx';
import { menuPages } from '../content/menuPages.ts';
import { paths } from '../content/paths.ts';
import { resolvePath } from '../content/resolvePath.ts';
import { selectOverlay } from '../store/uiSlice.ts';

const menu = () => within(document.getElementById('site-menu') as HTMLElement);
const menuLinks = () =>
  menu().getAllByRole('link', { name: (name) => !/close menu|home page|whole site|\+\d/i.test(name) });
const activeEntries = () => [...document.querySelectorAll('#site-menu .active')];

describe('the menu', () => {
  it('has the same absolute, canonical links on every page', () => {
    renderHeader('/career-details/5');
    const hrefs = menuLinks().map((link) => link.getAttribute('href') ?? '');
    expect(new Set(hrefs)).toEqual(new Set(menuPages.map((name) => paths[name])));
    for (const href of hrefs) expect(resolvePath(href)?.canonical).toBe(href);
  });

  it('lists its links in the specified order, with Careers once in the bar and once under Learn', () => {
    renderHeader();
    const names = menuLinks().map((link) => link.textContent);
    expect(names.slice(0, 6)).toEqual([
      'Home',
      'Audio and Visual Solutions',
      'Network Infrastructure Solutions',
      'Services Overview',
      'Managed Services',
      'IT Managed Service Desk',
    ]);
    const learn = names.indexOf('Company News');
    expect(names.slice(learn - 1, learn + 2)).toEqual(['Careers', 'Company News', 'Case Studies']);
    expect(names.filter((name) => name === 'Careers')).toHaveLength(2);
  });

  it('marks only the current page and its group', () => {
    const { button } = renderHeader('/devops/');
    expect(menuLinks().filter((link) => link.hasAttribute('aria-current'))).toEqual([
      menu().getByRole('link', { name: 'DevOps' }),
    ]);
    expect(activeEntries()).toEqual([button('Services')]);
  });

  it('marks only the link in the bar on the careers page', () => {
    renderHeader(paths.careers);
    const links = menu().getAllByRole('link', { name: 'Careers' });
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page']);
    expect(activeEntries()).toEqual([links[1]]);
  });

  it('opens one panel at a time, by click, Enter and Space', async () => {
    const { press, button, user } = renderHeader();
    await press('Services');
    expect(button('Services')).toHaveAttribute('aria-expanded', 'true');
    await press('Learn');
    expect(button('Services')).toHaveAttribute('aria-expanded', 'false');
    expect(button('Learn')).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Enter}');
    expect(button('Learn')).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard(' ');
    expect(button('Learn')).toHaveAttribute('aria-expanded', 'true');
  });

  it('closes a panel on Esc and returns the focus to its button', async () => {
    const { press, button, user } = renderHeader();
    await press('Learn');
    await user.tab();
    expect(menu().getAllByRole('link', { name: 'Careers' })[0]).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(button('Learn')).toHaveAttribute('aria-expanded', 'false');
    expect(button('Learn')).toHaveFocus();
  });

  it('closes a panel when the focus or a click goes elsewhere', async () => {
    const { press, button, user } = renderHeader();
    await press('Learn');
    await press('On the page');
    expect(button('Learn')).toHaveAttribute('aria-expanded', 'false');
    await press('Learn');
    await user.tab({ shift: true });
    expect(button('Learn')).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the phone menu', () => {
  afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

  const dialog = () => screen.findByRole('dialog', { name: 'Main' });
  const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  it('is a modal dialog; Esc and its button close it and return the focus to the button', async () => {
    const { press, button, user } = renderHeader();
    for (const close of [() => user.keyboard('{Escape}'), () => press('Close menu')]) {
      await press('Menu');
      expect(await dialog()).toHaveAttribute('aria-modal', 'true');
      await close();
      await waitUntilClosed();
      expect(button('Menu')).toHaveAttribute('aria-expanded', 'false');
      expect(button('Menu')).toHaveFocus();
    }
  });

  it('closes when the window grows wide enough for the bar', async () => {
    const { setMatches } = fakeMedia('(min-width: 62em)');
    const { press, store } = renderHeader();
    await press('Menu');
    act(() => setMatches(true));
    expect(selectOverlay(store.getState())).toBe('none');
    await waitUntilClosed();
  });

  it('keeps a group open when the focus moves to another entry', async () => {
    const { press, user } = renderHeader();
    await press('Menu');
    const menuDialog = within(await dialog());
    const services = menuDialog.getByRole('button', { name: 'Services' });
    await user.click(services);
    menuDialog.getByRole('link', { name: 'Home' }).focus();
    expect(services).toHaveAttribute('aria-expanded', 'true');
  });
});
