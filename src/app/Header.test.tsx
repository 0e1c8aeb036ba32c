import { act, screen, within } from '@testing-library/react';
import { fakeMedia } from '../../tests/support/matchMedia.ts';
import { renderHeader } from '../../tests/support/renderHeader.tsx';
import { menuPages } from '../content/menuPages.ts';
import { paths } from '../content/paths.ts';
import { resolvePath } from '../content/resolvePath.ts';
import { selectOverlay } from '../store/uiSlice.ts';

const menu = () => screen.getByRole('navigation', { name: 'Main' });
const menuLinks = () => within(menu()).getAllByRole('link', { name: (name) => name !== 'Close menu' });
const marked = () => [...menu().querySelectorAll('.menu-link.is-current')];

describe('the menu', () => {
  it('holds every link, each absolute and in its one spelling, whatever the page', () => {
    renderHeader('/career-details/5');
    const addresses = menuLinks().map((link) => link.getAttribute('href') ?? '');
    expect(new Set(addresses)).toEqual(new Set(menuPages.map((name) => paths[name])));
    for (const address of addresses) expect(resolvePath(address)?.canonical).toBe(address);
  });

  it('names the practices, groups and overview as specified', () => {
    const { button } = renderHeader();
    expect(within(menu()).getByRole('link', { name: 'Services Overview' })).toHaveAttribute(
      'href',
      paths.ourServices,
    );
    for (const name of ['Services', 'Solutions', 'Customers & Partners', 'Learn', 'About Us']) {
      expect(button(name)).toHaveAttribute('aria-expanded', 'false');
    }
  });

  it('marks exactly the page that is shown, and its group', () => {
    const { button } = renderHeader('/devops/');
    expect(menuLinks().filter((link) => link.hasAttribute('aria-current'))).toEqual([
      screen.getByRole('link', { name: 'DevOps' }),
    ]);
    expect(marked()).toEqual([button('Services')]);
  });

  it('leads to the careers by itself and from two groups, and marks the first alone (WORD-5)', () => {
    renderHeader(paths.careers);
    const links = screen.getAllByRole('link', { name: 'Careers' });
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null, null]);
    expect(marked()).toEqual([links[0]]);
  });

  it('marks a link of the bar on the pages below its own (WORD-5)', () => {
    renderHeader('/career-details/5');
    const [careers] = screen.getAllByRole('link', { name: 'Careers' });
    expect(careers).not.toHaveAttribute('aria-current');
    expect(marked()).toEqual([careers]);
  });

  it('marks the group of a page that stands below one of its pages', () => {
    const { button } = renderHeader(paths.caseStudyOne);
    expect(button('Learn')).toHaveClass('is-current');
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

  it('points each button at the panel it opens', async () => {
    const { press, button } = renderHeader();
    await press('Learn');
    const panel = document.getElementById(button('Learn').getAttribute('aria-controls') ?? '');
    expect(panel).toContainElement(screen.getByRole('link', { name: 'Company News' }));
  });

  it('closes a panel by Esc and gives the focus back to its button', async () => {
    const { press, button, user } = renderHeader();
    await press('Learn');
    await user.tab();
    expect(screen.getAllByRole('link', { name: 'Careers' })[1]).toHaveFocus();
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

  it('closes the panel when a page is chosen, and goes there', async () => {
    const { press, button, user } = renderHeader();
    await press('Learn');
    await user.click(screen.getByRole('link', { name: 'Company News' }));
    expect(screen.getByTestId('address')).toHaveTextContent(paths.companyNews);
    expect(button('Learn')).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the layer of small screens', () => {
  const stayOutOf = (element: HTMLElement) => element.closest('[inert]') !== null;

  it('takes everything beside it out of reach while it is open', async () => {
    const { press, button } = renderHeader();
    const outside = [
      button('Menu'),
      button('Search'),
      button('On the page'),
      screen.getByRole('link', { name: /Quillmere/ }),
    ];
    await press('Menu');
    expect(outside.map(stayOutOf)).toEqual([true, true, true, true]);
    expect([...menuLinks(), button('Close menu')].some(stayOutOf)).toBe(false);
    await press('Close menu');
    expect(document.querySelector('[inert]')).toBeNull();
  });

  afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

  it('closes when the window grows wide enough for the bar', async () => {
    const { turn } = fakeMedia('(min-width: 62em)');
    const { press, store } = renderHeader();
    await press('Menu');
    expect(selectOverlay(store.getState())).toBe('menu');
    act(() => turn(true));
    expect(selectOverlay(store.getState())).toBe('none');
    expect(document.querySelector('[inert]')).toBeNull();
  });

  it('takes the focus to its close button, and gives it back by Esc and by X', async () => {
    const { press, button, user } = renderHeader();
    for (const close of [() => user.keyboard('{Escape}'), () => press('Close menu')]) {
      await press('Menu');
      expect(button('Menu')).toHaveAttribute('aria-expanded', 'true');
      expect(button('Close menu')).toHaveFocus();
      await close();
      expect(button('Menu')).toHaveAttribute('aria-expanded', 'false');
      expect(button('Menu')).toHaveFocus();
    }
  });

  it('keeps a group open while the focus goes to another entry', async () => {
    const { press, button, user } = renderHeader();
    await press('Menu');
    await press('Services');
    await press('Services of Managed Services');
    expect(button('Services of Managed Services')).toHaveAttribute('aria-expanded', 'true');
    button('Services').focus();
    await user.tab({ shift: true });
    expect(screen.getByRole('link', { name: 'Home' })).toHaveFocus();
    expect(button('Services')).toHaveAttribute('aria-expanded', 'true');
  });

  it('closes when the focus leaves it and when a page is chosen', async () => {
    const { press, button, store, user } = renderHeader();
    await press('Menu');
    await press('On the page');
    expect(selectOverlay(store.getState())).toBe('none');
    await press('Menu');
    await user.click(screen.getByRole('link', { name: 'Contact Us' }));
    expect(button('Menu')).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('menu and search', () => {
  it('are never open at once', async () => {
    const { press, button } = renderHeader();
    await press('Menu');
    await press('Search');
    expect(button('Menu')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('search')).toBeVisible();
    await press('Menu');
    expect(screen.queryByRole('search')).toBeNull();
    expect(button('Menu')).toHaveAttribute('aria-expanded', 'true');
  });

  it('lets the opening menu clear the search', async () => {
    const { search, press, store } = renderHeader();
    await search('network');
    await screen.findByText(/^\d+ results$/);
    await press('Menu');
    expect(store.getState().search).toEqual({ query: '', asked: '', outcome: 'none', results: [] });
  });
});

describe('the strip', () => {
  it('leads to phone, mail and home', () => {
    renderHeader();
    expect(screen.getByRole('link', { name: /Call us: \+1 512 555 0142/ })).toHaveAttribute(
      'href',
      'tel:+15125550142',
    );
    expect(screen.getByRole('link', { name: /Write to us:/ })).toHaveAttribute(
      'href',
      'mailto:hello@quillmere.example',
    );
    expect(screen.getByRole('link', { name: /Quillmere/ })).toHaveAttribute('href', '/');
  });
});
