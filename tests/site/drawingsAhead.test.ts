import { makePageLoader } from '../../src/app/pageLoader.ts';
import { resolvePath } from '../../src/content/resolvePath.ts';
import { makeStore } from '../../src/store/store.ts';
import { builtPages } from '../support/builtSite.ts';

/** In every page's header and footer, and so at hand already. */
const EVERYWHERE = '/images/signs.svg';

const filesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/<use href="([^"#]+)#/g)].map(([, file = '']) => file)),
];

const { fetchFiles } = makePageLoader(makeStore());
const readAll = () =>
  Promise.all(
    builtPages().map(async ({ path, html }) => {
      const resolved = resolvePath(path);
      const [, main = ''] = /<main.*?>(.*)<\/main>/s.exec(html) ?? [];
      return { path, main, files: resolved ? await fetchFiles(resolved) : [] };
    }),
  );

it('what is fetched ahead of a page is what it draws (PERF-1)', async () => {
  const drawn = await readAll();
  const vain = drawn.flatMap(({ path, files, main }) =>
    files.filter((file) => !filesIn(main).includes(file)).map((file) => `${path} has no ${file}`),
  );
  expect(vain).toEqual([]);
  expect(new Set(drawn.flatMap(({ files }) => files)).size).toBeGreaterThan(10);
});

it('what a page draws in its head is fetched ahead of it (PERF-1)', async () => {
  const late = (await readAll()).flatMap(({ path, files, main }) => {
    const [head = ''] = /^.*?<\/h1>.*?<(?:\/section|section|h2)\b/s.exec(main) ?? [];
    return filesIn(head)
      .filter((file) => file !== EVERYWHERE && !files.includes(file))
      .map((file) => `${path} draws ${file}`);
  });
  expect(late).toEqual([]);
});
