import { jest } from '@jest/globals';
import { paths } from '../../content/paths.ts';
import { makeAhead } from './aheadPage.ts';

const about = { pathname: paths.aboutUs, search: '', hash: '' };
const contact = { pathname: paths.contactUs, search: '', hash: '' };

/** The shown page and the hidden one, as React draws them, and the place to which the window was scrolled. */
const begin = (address = about) => {
  document.body.innerHTML =
    '<main><div id="shown">Old</div><div id="drawn" hidden><div><h1>New</h1></div></div></main>';
  const scrolled = jest.fn();
  window.scrollTo = scrolled;
  const ahead = makeAhead();
  ahead.draw(address);
  const drawn = document.querySelector<HTMLElement>('#drawn');
  if (drawn) ahead.hold(drawn);
  const hidden = () => document.querySelector('[hidden]')?.id;
  return { ahead, hidden, scrolled };
};

describe('a page that is opened before React knows (FAST-4)', () => {
  it('takes the place of the shown one, at its top', () => {
    const { ahead, hidden, scrolled } = begin();
    expect(ahead.open(about)).toBe(true);
    expect(hidden()).toBe('shown');
    expect(scrolled).toHaveBeenCalledWith(0, 0);
  });

  it('is no place on a page, to which the page has to scroll', () => {
    const place = { ...about, hash: '#people' };
    expect(begin(place).ahead.open(place)).toBe(false);
  });

  it('is the one that was drawn, and whole', () => {
    const { ahead, hidden } = begin();
    expect(ahead.open(contact)).toBe(false);
    expect(ahead.open({ ...about, search: '?q=1' })).toBe(false);
    document.querySelector('#drawn > div')?.replaceChildren();
    expect(ahead.open(about)).toBe(false);
    expect(hidden()).toBe('drawn');
  });

  it('stays until it is forgotten, whatever is pointed at', () => {
    const { ahead } = begin();
    ahead.open(about);
    ahead.draw(contact);
    expect(ahead.page()?.location.pathname).toBe(about.pathname);
    ahead.forget();
    expect(ahead.isOpen()).toBe(false);
    ahead.draw(contact);
    expect(ahead.page()?.location.pathname).toBe(contact.pathname);
  });
});
