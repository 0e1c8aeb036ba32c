/** @jest-environment jsdom */
import { pages, type Page } from '../../src/content/pages.ts';
import { paths } from '../../src/content/paths.ts';
import { staticPageNames } from '../../src/content/resolvePath.ts';
import { site } from '../../src/content/site.ts';
import { builtPages } from '../support/builtSite.ts';
import { isSoundOutline } from '../support/headings.ts';

const hiddenPaths: ReadonlySet<string> = new Set(
  staticPageNames.filter((name) => (pages[name] as Page).isHidden).map((name) => paths[name]),
);
const shown: ReadonlySet<string> = new Set([...staticPageNames.map((name) => paths[name]), '/404']);

/** Every page that is sent as it was built; the shells of jobs and confirmations are filled in first. */
const documents = builtPages()
  .filter(({ path }) => shown.has(path))
  .map(({ path, html }) => ({ path, built: new DOMParser().parseFromString(html, 'text/html') }));

/** The faults of all pages together, each with the address where it stands. */
const faults = (find: (built: Document, path: string) => readonly string[]): string[] =>
  documents.flatMap(({ path, built }) => find(built, path).map((fault) => `${path}: ${fault}`));

const all = (built: ParentNode, selector: string): Element[] => [...built.querySelectorAll(selector)];
const metaOf = (built: Document, name: string): string =>
  built.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
const repeated = (values: readonly string[]): string[] =>
  values.filter((value, place) => values.indexOf(value) !== place);

/** What an element is called by its label, by the element that labels it, or by its own title. */
const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ??
  element.ownerDocument.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent ??
  element.querySelector('title')?.textContent ??
  '';

const outlineOf = (built: Document): number[] =>
  all(built, 'h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName[1]));

const GENERIC = /^(click here|here|learn more|more|read more|details|link)[.…]?$/i;

describe('every built page', () => {
  it('has one first heading, another on each, and skips no level below it', () => {
    const unsound = documents.filter(({ built }) => !isSoundOutline(outlineOf(built)));
    expect(unsound.map(({ path }) => path)).toEqual([]);
    expect(repeated(documents.map(({ built }) => built.querySelector('h1')?.textContent ?? ''))).toEqual([]);
  });

  it('has a title and a description of its own that a result list shows whole', () => {
    // Home alone begins with the company: whoever looks for it by name finds it so.
    const isNamed = (title: string, path: string) =>
      path === paths.home ? title.startsWith(`${site.fullName} – `) : title.endsWith(` – ${site.name}`);
    const wrong = faults(({ title }, path) => (title.length <= 60 && isNamed(title, path) ? [] : [title]));
    expect(wrong).toEqual([]);
    expect(repeated(documents.map(({ built }) => built.title))).toEqual([]);
    const listed = documents
      .filter(({ path }) => path !== '/404')
      .map(({ built }) => metaOf(built, 'description'));
    expect(listed.filter(({ length }) => length < 70 || length > 160)).toEqual([]);
    expect(repeated(listed)).toEqual([]);
  });

  it('names its own address as the one to list, unless it is kept from search engines', () => {
    const wrong = faults((built, path) => {
      const found = all(built, 'link[rel="canonical"]').map((link) => link.getAttribute('href') ?? '');
      const wanted = path === '/404' || hiddenPaths.has(path) ? [] : [`${site.url}${path}`];
      return found.join() === wanted.join() ? [] : [`canonical ${found.join()}`];
    });
    expect(wrong).toEqual([]);
  });

  it('is in English, with one header, one main part and one footer, and navigation with names of its own', () => {
    const wrong = faults((built) => {
      const { lang, dir } = built.documentElement;
      const parts = ['header.site-header', 'main#main[tabindex="-1"]', 'footer.site-footer'];
      const names = all(built, 'nav').map(nameOf);
      return [
        ...(lang === 'en' && dir === '' ? [] : [`lang ${lang}, dir ${dir}`]),
        ...parts.filter((part) => all(built, part).length !== 1),
        ...['header', 'main', 'footer'].filter((tag) => all(built, `body ${tag}`).length < 1),
        ...(names.length > 0 && names.every(Boolean) ? repeated(names) : ['a nav without a name']),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('keeps room for its pictures, and says what each is or that it is for the eye', () => {
    const wrong = faults((built) => [
      ...all(built, 'img')
        .filter((image) => !['width', 'height', 'alt'].every((name) => image.hasAttribute(name)))
        .map(({ outerHTML }) => outerHTML),
      ...all(built, 'svg')
        .filter((drawing) => !drawing.closest('[aria-hidden="true"]'))
        .filter((drawing) => drawing.getAttribute('role') !== 'img' || !nameOf(drawing))
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    ]);
    expect(wrong).toEqual([]);
  });

  it('has no link whose words say nothing of where it leads', () => {
    const wrong = faults((built) =>
      all(built, 'a[href]')
        .map((link) => (nameOf(link) || link.textContent).trim())
        .filter((text) => text === '' || GENERIC.test(text)),
    );
    expect(wrong).toEqual([]);
  });

  it('claims no questions, instructions or translations that it does not have', () => {
    const wrong = faults((built) => [
      ...all(built, 'link[hreflang]').map(({ outerHTML }) => outerHTML),
      ...all(built, 'script[type="application/ld+json"]')
        .map(({ textContent }) => textContent)
        .filter((data) => /FAQPage|HowTo/.test(data)),
    ]);
    expect(wrong).toEqual([]);
  });

  it('tells browsers its colours, icons and manifest', () => {
    const wrong = faults((built) => [
      ...(metaOf(built, 'color-scheme') === 'light dark' ? [] : ['no color-scheme']),
      ...(all(built, 'meta[name="theme-color"][media]').length === 2 ? [] : ['not two theme-colors']),
      ...['icon', 'apple-touch-icon', 'manifest'].filter((rel) => !built.querySelector(`link[rel="${rel}"]`)),
    ]);
    expect(wrong).toEqual([]);
  });

  it.each([paths.contactUs, paths.contactForm])('%s helps to fill in who somebody is', (path) => {
    const built = documents.find((found) => found.path === path)?.built;
    const filled = ['from_name', 'from_email', 'phone_number'].map((name) => {
      const input = built?.querySelector(`input[name="${name}"]`);
      return [input?.getAttribute('autocomplete'), input?.getAttribute('inputmode')];
    });
    expect(filled).toEqual([
      ['name', null],
      ['email', 'email'],
      ['tel', 'tel'],
    ]);
    expect(built?.querySelector('[name="from_email"]')?.getAttribute('spellcheck')).toBe('false');
    const unlabelled = all(
      built ?? document,
      'main :is(input:not([type="hidden"]), select, textarea)',
    ).filter(
      ({ id }) => !built?.querySelector(`label[for="${id}"]`) && !built?.getElementById(id)?.closest('label'),
    );
    expect(unlabelled.filter((input) => !input.closest('.trap'))).toEqual([]);
  });
});
