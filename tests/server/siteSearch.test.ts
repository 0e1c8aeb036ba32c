import { waitForCaches } from '../support/waitForCaches.ts';
import { queryDatabase, startServer, type TestServer } from '../support/server.ts';
import { fetchFrom } from './client.ts';
import { changeDatabase } from './changeDatabase.ts';
import { readRendered } from './applicationForm.ts';
import { fakeDist } from './fakeDist.ts';

const searchOpenings = async (server: TestServer, query: string) => {
  const { text } = await fetchFrom(server, `/search?${new URLSearchParams({ q: query }).toString()}`);
  const { seed } = readRendered({ text });
  return seed.search?.results.filter(({ kind }) => kind === 'opening').map(({ title }) => title);
};

describe('openings in the site search', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ DIST_DIR: fakeDist() });
  });
  afterAll(() => server.stop());

  it('are found only while they are open, however many newer ones there are', async () => {
    const [oldest] = queryDatabase<{ id: number; job_title: string }>(
      server.dataDir,
      "select id, job_title from openings where status = 'open' order by posted_at, id limit 1",
    );
    const title = oldest?.job_title ?? '';
    expect(await searchOpenings(server, `${title} job`)).toContain(title);
    changeDatabase(
      server.dataDir,
      `with recursive numbers(number) as (select 1 union all select number + 1 from numbers where number < 60)
       insert into openings (job_title, company_name, location, description, requirements, status, is_sample, posted_at, updated_at)
       select 'Gardener', 'Ours', 'Leeds', 'Hedges.', '[]', 'open', 0, '2099-01-01T00:00:00.000Z', '2099-01-01T00:00:00.000Z' from numbers`,
    );
    await waitForCaches();
    expect(await searchOpenings(server, `${title} job`)).toContain(title);
    expect((await searchOpenings(server, 'gardener'))?.length).toBeGreaterThanOrEqual(50);
    changeDatabase(server.dataDir, `update openings set status = 'closed' where id = ${oldest?.id}`);
    await waitForCaches();
    expect(await searchOpenings(server, `${title} job`)).not.toContain(title);
  });
});

it('the site search omits openings of another host', async () => {
  const server = await startServer({ DIST_DIR: fakeDist({ careersHost: 'https://jobs.example.com' }) });
  try {
    expect(await searchOpenings(server, 'developer')).toEqual([]);
  } finally {
    await server.stop();
  }
});
