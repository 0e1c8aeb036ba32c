import { resolve } from 'node:path';
import { startServer, type TestServer } from '../support/server.ts';
import { ask } from './apply.ts';
import { changeDatabase } from './changeDatabase.ts';

const DATA = /<script type="application\/ld\+json">(.*?)<\/script>/g;
const TITLE = '</script><script>alert(1)</script> Engineer';
const TOKEN = 'abcdefghijklmnopqrstuv';

interface Posting {
  title: string;
  description: string;
  identifier: { value: string };
  [property: string]: unknown;
}

const NAMED: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
  amp: '&',
};
const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(lt|gt|quot|#39|#x27|amp);/g, (sign, name: string) => NAMED[name] ?? sign)
    .replace(/\s+/g, ' ')
    .trim();

describe("what an opening's page tells search engines", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ DIST_DIR: resolve('dist') });
    changeDatabase(server.dataDir, "update openings set status = 'closed' where id = 2");
    changeDatabase(
      server.dataDir,
      `update openings set job_title = '${TITLE}', closing_date = '2999-01-31', employment_type = 'full-time' where id = 3`,
    );
    changeDatabase(server.dataDir, `update openings set preview_token = '${TOKEN}' where id = 1`);
  });
  afterAll(() => server.stop());

  const pageOf = async (path: string) => {
    const { text, status } = await ask(server, path, { headers: { accept: 'text/html' } });
    return {
      status,
      text,
      data: [...text.matchAll(DATA)]
        .map(([, json = '']) => JSON.parse(json) as Posting)
        .filter((thing) => thing['@type'] === 'JobPosting'),
    };
  };

  it('is one posting, with the words that the page shows', async () => {
    const { text, data } = await pageOf('/career-details/1');
    const [posting] = data;
    expect(data).toHaveLength(1);
    expect(textOf(/<h1[^>]*>.*?<\/h1>/s.exec(text)?.[0] ?? '')).toBe(posting?.title);
    const shown = textOf(/<div class="prose[^>]*>.*?<\/div>/s.exec(text)?.[0] ?? '');
    expect(shown).toBe(`About the job ${textOf(posting?.description ?? '')}`);
    const canonical = /<link rel="canonical" href="([^"]+)">/.exec(text)?.[1];
    expect(posting).toMatchObject({ '@type': 'JobPosting', url: canonical, identifier: { value: '1' } });
    expect(posting?.['datePosted']).toBe(/"posted":"([^"]+)"/.exec(text)?.[1]);
  });

  it('is harmless where a title holds a script, and says until when one may apply', async () => {
    const { text, data } = await pageOf('/career-details/3');
    expect(data).toMatchObject([
      { title: TITLE, employmentType: 'FULL_TIME', validThrough: '2999-01-31T23:59:59Z' },
    ]);
    expect(text).not.toContain('<script>alert');
  });

  it.each([
    ['/career-details/2', 410],
    ['/career-details/999', 404],
    [`/career-details/1?preview=${TOKEN}`, 200],
    ['/careers', 200],
  ])('is nothing at %s', async (path, status) => {
    const answer = await pageOf(path);
    expect([answer.status, answer.data]).toEqual([status, []]);
    expect(answer.text).not.toContain('JobPosting');
  });

  it('lists no preview', async () => {
    const { text } = await pageOf(`/career-details/1?preview=${TOKEN}`);
    expect(text).toContain('<meta name="robots" content="noindex, follow">');
    expect(text).not.toContain('rel="canonical"');
  });
});
