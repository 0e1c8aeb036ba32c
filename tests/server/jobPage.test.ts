import { resolve } from 'node:path';
import type { ClosedOpening } from '../../src/contract/schemas.ts';
import { addOpening, closeOpening } from '../support/openings.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { waitForCaches } from '../support/waitForCaches.ts';
import { fetchFrom } from './client.ts';
import { changeDatabase } from './changeDatabase.ts';
import { fakeDist } from './fakeDist.ts';
import { site } from '../../src/content/site.ts';

const TITLE = `Engineer, "nights"; ${'long '.repeat(20)}é`;

describe("an opening's page", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ DIST_DIR: resolve('dist') });
    changeDatabase(
      server.dataDir,
      `update openings set job_title = '${TITLE}', closing_date = '2999-12-31', department = 'Networks', employment_type = 'full-time' where id = 1;
       update openings set department = 'networks', location = 'Leeds', employment_type = 'contract' where id = 2;
       update openings set location = (select location from openings where id = 1), employment_type = 'full-time' where id = 3;
       update openings set department = 'Networks', closing_date = '2020-01-01' where id = 4;
       update openings set updated_at = '2026-03-04T05:06:07.891Z' where id = 1;`,
    );
  });
  afterAll(() => server.stop());
  const fetchCalendar = (id: string, init?: RequestInit) =>
    fetchFrom(server, `/career-details/${id}/closing_date.ics`, init);

  it('offers its closing date as a calendar file', async () => {
    const { status, headers, text } = await fetchCalendar('1');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(headers.get('content-disposition')).toBe('attachment; filename="closing-date-1.ics"');
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const lines = text.replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'DTSTAMP:20260304T050607Z',
        'DTSTART;VALUE=DATE:29991231',
        'DTEND;VALUE=DATE:30000101',
        'TRIGGER:-P2D',
        'END:VCALENDAR',
        `SUMMARY:Last day to apply: ${TITLE.replace(/[,;]/g, '\\$&')}\\, ${site.fullName}`,
      ]),
    );
    expect(lines.at(-1)).toBe('');
    expect(
      (await fetchCalendar('1', { headers: { 'if-none-match': headers.get('etag') ?? '' } })).status,
    ).toBe(304);
  });

  it.each([
    ['2', 404],
    ['4', 410],
    ['999', 404],
    ['abc', 404],
  ])('has no calendar file without a future closing date: %s', async (id, status) => {
    const response = await fetchCalendar(id);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      status,
      'application/json; charset=utf-8',
    ]);
  });

  it('refuses a POST for the calendar file', async () => {
    const { status, headers } = await fetchCalendar('1', { method: 'POST' });
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('links to similar openings, the most similar first', async () => {
    const { json } = await fetchFrom(server, '/careerdetail.php/1');
    expect((json['similar'] as { id: number }[]).map(({ id }) => id)).toEqual([2, 3]);
    expect((await fetchFrom(server, '/careerdetail.php/2')).json['similar']).toMatchObject([
      { id: 1, job_title: TITLE },
    ]);
  });

  it('says that it is closed, without a form and uncached', async () => {
    const { status, text } = await fetchFrom(server, '/career-details/4', {
      headers: { accept: 'text/html' },
    });
    expect(status).toBe(410);
    expect(text).toContain('This job is closed');
  });

  it('names its title, company and day once it is closed, and three openings that resemble it', async () => {
    const { status, json } = await fetchFrom(server, '/careerdetail.php/4');
    const { job_title, company_name, closed, similar } = json['opening'] as ClosedOpening;
    expect([status, json['closed'], closed]).toEqual([410, true, '2020-01-01']);
    // Those of its department come first.
    expect(
      similar
        .map(({ id }) => id)
        .slice(0, 2)
        .toSorted(),
    ).toEqual([1, 2]);
    expect(similar).toHaveLength(3);
    const { text } = await fetchFrom(server, '/career-details/4', { headers: { accept: 'text/html' } });
    const words = text.replace(/<script[^]*?<\/script>/g, '').replace(/<[^>]*>|&[a-z]+;/g, ' ');
    for (const part of [company_name, 'closed on 1 January 2020.']) expect(words).toContain(part);
    expect(text).toContain(job_title.replaceAll('&', '&amp;'));
    for (const { id } of similar) expect(text).toContain(`href="/career-details/${id}"`);
    expect(text).not.toContain('hero-careerDetails');
  });

  it('is closed by hand on the day of the change', async () => {
    const { id } = await addOpening(server);
    await closeOpening(server, id);
    await waitForCaches();
    const { json } = await fetchFrom(server, `/careerdetail.php/${id}`);
    // `closeOpening` closes it two hours ago, which may be yesterday.
    const twoHoursAgo = new Date(Date.now() - 2 * 3_600_000).toISOString();
    expect((json['opening'] as ClosedOpening).closed).toBe(twoHoursAgo.slice(0, 10));
  });

  it('has no form once it is closed', async () => {
    const { text } = await fetchFrom(server, '/career-details/4', { headers: { accept: 'text/html' } });
    expect(text).not.toMatch(/<form[^>]*career-details|JobPosting|closing_date\.ics/);
  });
});

it("a page for another host's opening has no calendar file", async () => {
  const server = await startServer({ DIST_DIR: fakeDist({ careersHost: 'https://jobs.example.com' }) });
  changeDatabase(server.dataDir, "update openings set closing_date = '2999-12-31'");
  expect((await fetchFrom(server, '/career-details/1/closing_date.ics')).status).toBe(404);
  await server.stop();
});
