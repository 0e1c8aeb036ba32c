import { startServer, type TestServer } from '../support/server.ts';
import { fetchFrom } from './client.ts';

const ALLOWED = 'https://www.example.com';
const STRANGER = 'https://stranger.example';

describe('a page of another origin', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ ALLOWED_ORIGINS: ALLOWED });
  });
  afterAll(() => server.stop());

  const preflight = (origin: string) =>
    fetchFrom(server, '/career-form.php', {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });
  const post = (origin: string) =>
    fetchFrom(server, '/career-form.php', { method: 'POST', headers: { origin } });
  const list = (origin: string) => fetchFrom(server, '/career.php', { headers: { origin } });

  it('may make calls and read responses if it is allowed', async () => {
    const { status, headers } = await preflight(ALLOWED);
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(ALLOWED);
    expect(headers.get('access-control-allow-headers')).toContain('content-type');
    expect((await list(ALLOWED)).headers.get('access-control-allow-origin')).toBe(ALLOWED);
    const refused = await post(ALLOWED);
    expect(refused.status).toBe(400);
    expect(refused.headers.get('access-control-allow-origin')).toBe(ALLOWED);
    // Otherwise the page could not read the Retry-After header.
    expect(refused.headers.get('access-control-expose-headers')).toContain('retry-after');
  });

  it('may do neither if it is not allowed', async () => {
    for (const { headers } of [await preflight(STRANGER), await list(STRANGER)]) {
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
    const refused = await post(STRANGER);
    expect(refused.status).toBe(403);
  });

  it('gets no CORS headers if ALLOWED_ORIGINS is not set', async () => {
    const plain = await startServer();
    const { headers } = await fetchFrom(plain, '/career.php', { headers: { origin: ALLOWED } });
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    await plain.stop();
  });
});
