import { pages, type PageKind } from '../../src/content/pages.ts';
import { paths, type StaticPageName } from '../../src/content/paths.ts';
import { staticPageNames } from '../../src/content/resolvePath.ts';
import { attributeValues, builtPages } from '../support/builtSite.ts';

const MOST_CLICKS = 3;
/** Pages that only a form leads to: they say what became of what was sent. */
const AFTER_SENDING: readonly PageKind[] = ['messageOutcome', 'withdrawn'];

/** The list of openings leads there, once it is known that mail is sent: no page says so as it is built (ALERT-1). */
const WHERE_MAIL_IS_SENT: readonly PageKind[] = ['alerts'];

const links = new Map(
  builtPages().map(({ path, html }) => {
    const anchors = html.match(/<a\b[^>]*>/g) ?? [];
    return [path, attributeValues(anchors.join(''), 'href').map((href) => href.replace(/[?#].*$/, ''))];
  }),
);

/** How many clicks each address is away from home, by links in the HTML alone. */
const clicksFromHome = (): ReadonlyMap<string, number> => {
  const clicks = new Map<string, number>([[paths.home, 0]]);
  // A map hands out what is added while it is walked: nearest pages first.
  for (const [path, count] of clicks) {
    for (const href of links.get(path) ?? []) if (!clicks.has(href)) clicks.set(href, count + 1);
  }
  return clicks;
};

describe('from home', () => {
  const clicks = clicksFromHome();
  const wanted: StaticPageName[] = staticPageNames.filter(
    (name) => ![...AFTER_SENDING, ...WHERE_MAIL_IS_SENT].includes(pages[name].kind),
  );

  it('every page is at most three clicks away', () => {
    const far = wanted.filter((name) => (clicks.get(paths[name]) ?? Infinity) > MOST_CLICKS);
    expect(far).toEqual([]);
  });

  it('nothing leads to a page that says what became of a form', () => {
    const found = staticPageNames.filter(
      (name) => AFTER_SENDING.includes(pages[name].kind) && clicks.has(paths[name]),
    );
    expect(found).toEqual([]);
  });
});
