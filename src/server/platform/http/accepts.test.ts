import { acceptsPage, prefersJson } from './accepts.ts';

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8';

describe('an Accept header', () => {
  it.each<[string | undefined, boolean, boolean]>([
    [BROWSER, false, true],
    ['application/json', true, false],
    ['application/json, text/html;q=0.5', true, false],
    ['text/html, application/json;q=0.9', false, true],
    ['*/*', false, true],
    [undefined, false, true],
    ['', false, true],
    ['image/png', false, false],
    [',;q=,,;;', false, false],
  ])('%s prefers JSON: %s, accepts a page: %s', (accept, json, page) => {
    expect([prefersJson(accept), acceptsPage(accept)]).toEqual([json, page]);
  });
});
