import { SEARCH_MIN_LENGTH } from '../contract/constants.ts';
import { searchEntries } from '../lib/searchEntries.ts';
import { catalogue } from './catalogue.ts';
import { pages } from './pages.ts';
import { paths, type StaticPageName } from './paths.ts';

it('finds every service, solution and placeholder page by its title', () => {
  const kinds = ['practice', 'service', 'solution', 'placeholder'];
  const names = Object.entries(pages)
    .filter(([, { kind, title }]) => kinds.includes(kind) && title.length >= SEARCH_MIN_LENGTH)
    .map(([name]) => name as StaticPageName);
  for (const name of names) {
    const urls = searchEntries(catalogue, pages[name].title, SEARCH_MIN_LENGTH).map(({ url }) => url);
    expect(urls).toContain(paths[name]);
  }
});
