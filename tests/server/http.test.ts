import { startServer, type TestServer } from '../support/server.ts';
import { fetchFrom, makeForm, post, sendRaw } from './client.ts';
import { fakeDist } from './fakeDist.ts';

const CANARY = 'CANARY-e07b';

describe('a server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ DIST_DIR: fakeDist(), ALLOWED_ORIGINS: 'https://www.example.com' });
  });
  afterAll(() => server.stop());

  it('has a health check that reads the database', async () => {
    const { status, json, headers } = await fetchFrom(server, '/healthz');
    expect([status, json['status']]).toEqual([200, 'ok']);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each<[string, Record<string, string>, number]>([
    ['from a page of another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['from another origin', { origin: 'https://evil.example' }, 403],
    [
      'from another origin that no trusted proxy forwards',
      { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
      403,
    ],
    ['from an opaque origin', { origin: 'null' }, 403],
    ['from another port of this host', { origin: 'http://127.0.0.1:1' }, 403],
    ['from the site itself', { 'sec-fetch-site': 'same-origin' }, 400],
    ['from an allowed origin', { origin: 'https://www.example.com', 'sec-fetch-site': 'cross-site' }, 400],
    [
      'that the browser marks as same-origin',
      { origin: 'https://other.name', 'sec-fetch-site': 'same-origin' },
      400,
    ],
    ['with a malformed origin', { origin: 'evil' }, 403],
    ['from a client other than a browser', {}, 400],
  ])('checks the origin of a POST %s', async (_what, headers, status) => {
    const type = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers: { ...type, ...headers }, body: '{}' };
    expect((await fetchFrom(server, '/career-form.php', init)).status).toBe(status);
    const form = { method: 'POST', headers, body: makeForm([]) };
    expect((await fetchFrom(server, '/career-file-upload.php', form)).status).toBe(status);
  });

  describe('behind a trusted proxy', () => {
    let proxied: TestServer;
    beforeAll(async () => {
      proxied = await startServer({ TRUST_PROXY: '1', SITE_URL: 'https://www.site.example' });
    });
    afterAll(() => proxied.stop());

    it.each<[string, Record<string, string>, number]>([
      ['replaces the Host header', {}, 400],
      ['sets X-Forwarded-Host to its own name', { 'x-forwarded-host': 'inside:8080' }, 400],
      [
        'appends its name to X-Forwarded-Host',
        { 'x-forwarded-host': 'www.other.example, inside', origin: 'https://www.other.example' },
        400,
      ],
      [
        'forwards a POST from another site',
        { 'x-forwarded-host': 'inside', origin: 'https://evil.example' },
        403,
      ],
    ])('checks the origin of a POST if the proxy %s', async (_what, headers, status) => {
      const init = {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          origin: 'https://www.site.example',
          ...headers,
        },
        body: '{}',
      };
      expect((await fetchFrom(proxied, '/career-form.php', init)).status).toBe(status);
    });
  });

  it('accepts a POST from its own origin', async () => {
    const headers = { origin: server.url, 'content-type': 'application/json' };
    expect(
      (await fetchFrom(server, '/career-form.php', { method: 'POST', headers, body: '{}' })).status,
    ).toBe(400);
  });

  it.each([
    ['a bad percent-encoding', '/%zz', 400],
    ['an incomplete UTF-8 sequence, percent-encoded', '/%ff', 400],
    ['a URL longer than 4,096 characters', `/${'x'.repeat(5000)}`, 414],
    ['a query longer than 4,096 characters', `/career.php?q=${'x'.repeat(5000)}`, 414],
    ['a job id of 4,000 digits', `/careerdetail.php/${'9'.repeat(4000)}`, 404],
    ['a job id with a NUL', '/careerdetail.php/1%00', 404],
    ['a job id that is SQL', "/careerdetail.php/1'--", 404],
    ['no job id', '/careerdetail.php/', 404],
  ])('refuses %s', async (_what, path, status) => {
    const response = await fetchFrom(server, path, { headers: { accept: 'application/json' } });
    expect(response.status).toBe(status);
    expect(response.text).not.toMatch(/zz|xxx|999|--|stack/);
  });

  it.each([
    ['headers beyond 16 KB', `GET / HTTP/1.1\r\nHost: a\r\nX: ${CANARY.repeat(3000)}\r\n\r\n`, '431'],
    ['a request that is not HTTP', `${CANARY}\r\n\r\n`, '400'],
    [
      'two Host headers',
      `GET /healthz HTTP/1.1\r\nHost: a\r\nHost: ${CANARY}\r\nConnection: close\r\n\r\n`,
      '400',
    ],
    ['no Host header', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n', '400'],
    [
      'two Content-Length headers',
      'POST /career-form.php HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
      '400',
    ],
  ])('refuses %s', async (_what, text, status) => {
    const response = await sendRaw(server, text);
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(response).not.toContain(CANARY);
    expect((await fetchFrom(server, '/healthz')).status).toBe(200);
  });

  it("lists openings newest first, without the job page's fields", async () => {
    const { json } = await fetchFrom(server, '/career.php');
    const rows = Object.values(json) as Record<string, unknown>[];
    const ids = rows.map(({ id }) => Number(id));
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(
      [
        'company_name',
        'description',
        'employment_type',
        'id',
        'job_title',
        'location',
        'pay_currency',
        'pay_from',
        'pay_to',
        'pay_unit',
        'place_names',
        'places',
        'posted',
        'workplace',
        'salary_range',
      ].toSorted(),
    );
    const detail = await fetchFrom(server, `/careerdetail.php/${ids[0]}`);
    const fields = { requirements: expect.any(Array), similar: expect.any(Array) };
    expect(detail.json).toEqual({ ...rows[0], ...fields });
  });

  it('sends errors as JSON without a stack trace', async () => {
    const { text } = await post(server, '/career-form.php', { [CANARY]: CANARY });
    expect(text).not.toMatch(/\bat\b.*:\d+|node_modules|CANARY/);
  });
});
