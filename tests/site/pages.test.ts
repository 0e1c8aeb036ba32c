import { aliases } from '../../src/content/aliases.ts';
import { loadPageTexts } from '../../src/content/loadPageTexts.ts';
import { menuPages } from '../../src/content/menuPages.ts';
import { pageTitle } from '../../src/content/pageTitle.ts';
import { pages, type Page } from '../../src/content/pages.ts';
import { paths, type PageName } from '../../src/content/paths.ts';
import { resolvePath, staticPageNames } from '../../src/content/resolvePath.ts';
import { texts } from '../../src/contract/texts.ts';
import { normalisePath } from '../../src/lib/normalisePath.ts';
import { specifiedPaths } from '../support/specifiedPaths.ts';

const names = Object.keys(pages) as PageName[];
const loadAll = async () =>
  Promise.all(names.map(async (name) => ({ name, ...(await loadPageTexts(name)) })));

const findRepeated = (values: string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('the page table', () => {
  it('has every specified path, spelled as specified', () => {
    expect(specifiedPaths).toHaveLength(65);
    expect(Object.values(paths)).toEqual(expect.arrayContaining([...specifiedPaths]));
  });

  it('gives every page a unique title', () => {
    expect(findRepeated(names.map(pageTitle))).toEqual([]);
  });

  it('gives every page a unique heading and description', async () => {
    const pageTexts = await loadAll();
    expect(findRepeated(pageTexts.map(({ h1 }) => h1))).toEqual([]);
    expect(findRepeated(pageTexts.map(({ description }) => description))).toEqual([]);
  });

  it('has text on every page, and no sentence on two pages', async () => {
    const sentences = (await loadAll()).flatMap(({ paragraphs }) =>
      paragraphs.flatMap((text) => text.split(/(?<=[.?!])\s+/)),
    );
    const isSpecified = (sentence: string) => sentence === texts.postedSoon;
    expect(findRepeated(sentences).filter((sentence) => !isSpecified(sentence))).toEqual([]);
    expect(sentences.filter((sentence) => /lorem|ipsum|coming soon|todo|tbd/i.test(sentence))).toEqual([]);
  });

  it('says that content will be posted soon on the placeholder pages only', async () => {
    const withSentence = (await loadAll()).filter(({ paragraphs }) =>
      paragraphs.some((text) => text.includes(texts.postedSoon)),
    );
    const placeholders = names.filter((name) => pages[name].kind === 'placeholder');
    expect(withSentence.map(({ name }) => name).sort()).toEqual(placeholders.sort());
  });

  it('puts every page under a parent or in the menu, unless it is hidden from search engines', () => {
    const linked = new Set<string>(menuPages);
    const unreachable = names.filter((name) => {
      const page: Page = pages[name];
      return !linked.has(name) && !page.parent && !page.isHidden;
    });
    expect(unreachable).toEqual([]);
  });
});

describe('resolvePath', () => {
  it.each(staticPageNames.map((name) => [paths[name], name] as const))(
    'finds %s in any case',
    (path, name) => {
      for (const spelling of [path, path.toUpperCase(), path.toLowerCase(), `${path}/`]) {
        expect(resolvePath(spelling)).toEqual({ name, canonical: path });
      }
    },
  );

  it.each(Object.entries(aliases))('maps %s to its page', (alias, name) => {
    expect(resolvePath(alias)).toEqual({ name, canonical: paths[name] });
  });

  it('never maps one spelling to two pages', () => {
    const spellings = [...staticPageNames.map((name) => normalisePath(paths[name])), ...Object.keys(aliases)];
    expect(findRepeated(spellings)).toEqual([]);
  });

  it('accepts only whole numbers as job ids', () => {
    expect(resolvePath('/career-details/5')).toEqual({
      name: 'careerDetails',
      canonical: '/career-details/5',
      jobId: 5,
    });
    for (const id of ['abc', '00', '-1', '1.5', '007', '1e3', '99999999999999999']) {
      expect(resolvePath(`/career-details/${id}`)?.jobId).toBeUndefined();
    }
  });

  it('finds no page for an unknown path', () => {
    for (const path of ['/nowhere', '/careers/more', '/career-details', '/career-details/5/apply']) {
      expect(resolvePath(path)).toBeUndefined();
    }
  });
});
