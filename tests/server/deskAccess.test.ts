import { resolve } from 'node:path';
import { deskCalls, type DeskCallName } from '../../src/contract/desk/calls.ts';
import type { ListedUser, UserList } from '../../src/contract/desk/sessionSchemas.ts';
import { deskBrowser, startDesk, acceptLink, type DeskBrowser, type TestDesk } from '../support/desk.ts';
import { queryDatabase } from '../support/server.ts';
import { changeDatabase } from './changeDatabase.ts';

const callNames = Object.keys(deskCalls) as DeskCallName[];
const REFUSED = { 401: 'Sign in first', 403: 'You may not do this' };

let desk: TestDesk;
let newAdmin: DeskBrowser;
let disabled: DeskBrowser;

beforeAll(async () => {
  desk = await startDesk();
  const { admin, addRecruiter } = desk;
  disabled = await addRecruiter('mallory@example.com');
  newAdmin = await addRecruiter('root@example.com');
  const { users } = (await admin.call<UserList>('listUsers')).body;
  const findId = (email: string) => users.find((user: ListedUser) => user.email === email)?.id ?? 0;
  await admin.call('changeUser', { at: findId('mallory@example.com'), body: { isDisabled: true } });
  await admin.call('changeUser', { at: findId('root@example.com'), body: { role: 'admin' } });
  const { body } = await admin.call<{ link: string }>('makeUserLink', { at: findId('root@example.com') });
  newAdmin = await acceptLink(desk.url, body.link);
});
afterAll(() => desk.server.stop());

/** A permitted call may fail for another reason, such as an unknown reference or a missing body. */
const isPermitted = (status: number, text: string): boolean =>
  !(status === 403 && text.includes(REFUSED[403])) && !(status === 401 && text.includes(REFUSED[401]));

const SESSION_ENDING = new Set<DeskCallName>(['signOut', 'signOutEverywhere']);

describe.each(callNames)('the call %s', (name) => {
  const { access, method } = deskCalls[name];
  const tryCall = async (browser: DeskBrowser, headers: Record<string, string> = {}) => {
    const { cookie } = browser;
    const { status, text } = await browser.call(name, { at: 999_999, headers });
    browser.cookie = cookie;
    return { status, hasAccess: isPermitted(status, text), text };
  };

  it('is allowed only for users with access', async () => {
    const isPublic = access === 'anyone';
    expect(await tryCall(deskBrowser(desk.url))).toMatchObject({ hasAccess: isPublic });
    expect(await tryCall(disabled)).toMatchObject({ hasAccess: isPublic });
    const change = (sql: string) => SESSION_ENDING.has(name) && changeDatabase(desk.server.dataDir, sql);
    change('create table saved_sessions as select * from sessions');
    expect(await tryCall(desk.recruiter)).toMatchObject({ hasAccess: access !== 'admin' });
    expect(await tryCall(desk.admin)).toMatchObject({ hasAccess: true });
    expect(await tryCall(newAdmin)).toMatchObject({ hasAccess: isPublic || access === 'signedIn' });
    // The next calls need these sessions.
    change(
      'delete from sessions; insert into sessions select * from saved_sessions; drop table saved_sessions',
    );
  });

  it('is refused from another site’s page, whoever is signed in', async () => {
    const crossSite = await tryCall(desk.admin, { 'sec-fetch-site': 'cross-site' });
    expect(crossSite).toMatchObject({ status: 403, text: JSON.stringify({ error: REFUSED[403] }) });
    expect(await tryCall(desk.admin, { 'sec-fetch-site': 'same-site' })).toMatchObject({ status: 403 });
    if (method === 'GET') return;
    for (const origin of ['https://evil.example', 'null', `${desk.url}.evil.example`, desk.server.url])
      expect(await tryCall(desk.admin, { origin })).toMatchObject({ status: 403 });
    // DNS rebinding: the right port, and the attacker's host in both headers.
    const rebound = `http://evil.example:${new URL(desk.url).port}`;
    expect(await tryCall(desk.admin, { origin: rebound, host: new URL(rebound).host })).toMatchObject({
      status: 403,
    });
    const withoutOrigin = await fetch(`${desk.url}${deskCalls[name].path.replace(/:\w+/, '1')}`, {
      method,
      headers: { cookie: desk.admin.cookie },
    });
    expect(withoutOrigin.status).toBe(403);
  });
});

describe('input', () => {
  it('is refused if it cannot be stored, and never causes a 500', async () => {
    const { admin, recruiter, url } = desk;
    const nul = 'a\0b';
    const calls = [
      deskBrowser(url).call('signIn', { body: { email: nul, password: 'x' } }),
      deskBrowser(url).call('checkLink', { body: { token: nul } }),
      admin.call('addUser', { body: { email: 'a@example.com', name: nul, role: 'recruiter' } }),
      admin.call('findPeople', { body: { words: `${nul}cd` } }),
      recruiter.call('readApplication', { at: 'a%00b' }),
      recruiter.call('readMessage', { at: '%ED%A0%80' }),
      recruiter.call('listApplications', { query: { words: nul } }),
      recruiter.call('addNote', { body: { reference: 'ABC', text: '\ud800' } }),
      recruiter.call('readOpening', { at: '1e3' }),
      recruiter.call('readOpening', { at: '99999999999999999999' }),
      recruiter.call('addNote', { body: { reference: 'ABC', text: 'x'.repeat(6000) } }),
      recruiter.call('addNote', { body: { reference: 'ABC', text: 'x'.repeat(400_000) } }),
      recruiter.call('addNote', { body: 'no object' }),
      recruiter.call('addNote', { body: { reference: { $ne: '' }, text: 'x' } }),
      recruiter.call('addNote', {
        body: { reference: 'ABC', text: 'x' },
        headers: { 'content-type': 'text/plain' },
      }),
    ];
    for (const { status } of await Promise.all(calls)) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
  });

  it('is also refused for HEAD and other methods', async () => {
    for (const method of ['HEAD', 'OPTIONS', 'TRACE-LIKE', 'PUT'])
      for (const path of ['/api/users', '/api/applications', '/api/settings', '/api/applications/ABC/resume'])
        expect((await fetch(desk.url + path, { method })).status).toBeGreaterThanOrEqual(400);
  });
});

describe('the desk’s browser app', () => {
  it('is served for every path outside the API, and only from its own folder', async () => {
    const built = await startDesk({ DIST_DIR: resolve('dist') });
    const load = async (path: string) => {
      const response = await fetch(built.url + path, { headers: { 'accept-encoding': 'identity' } });
      return {
        status: response.status,
        cache: response.headers.get('cache-control'),
        text: await response.text(),
      };
    };
    const start = await load('/');
    expect(start).toMatchObject({ status: 200, cache: 'no-cache', text: expect.stringContaining('<script') });
    expect(await load('/applications/ABC')).toEqual(start);
    expect((await fetch(built.url, { method: 'HEAD' })).status).toBe(200);
    const script = /src="(\/static\/[^"]+)"/.exec(start.text)?.[1] ?? '';
    expect(await load(script)).toMatchObject({ status: 200, cache: 'public, max-age=31536000, immutable' });
    expect((await fetch(built.server.url + script)).status).toBe(404);
    for (const path of ['/static/none.js', '/api/none', '/api/', '/static/..%2f..%2fserver%2fmain.cjs'])
      expect((await load(path)).status).toBe(404);
    for (const path of ['/..%2fserver%2fmain.cjs', '/%2e%2e/server/main.cjs', '/....//server/main.cjs'])
      expect((await load(path)).text).not.toContain('require');
    await built.server.stop();
  });
});

describe('a refusal', () => {
  it('is logged in one line with the route and the reason, without personal data', async () => {
    const guesser = deskBrowser(desk.url);
    guesser.cookie = `__Host-desk=${'a'.repeat(43)}`;
    const { recruiter } = desk;
    for (const [reason, refuse] of [
      ['role', () => recruiter.call('erasePeople', { body: { references: ['ABC'] } })],
      ['password', () => recruiter.call('removeCode', { body: { password: 'a wrong password' } })],
      ['session', () => guesser.call('readSession')],
    ] as const) {
      const before = desk.server.output().stderr.length;
      await refuse();
      const lines = desk.server.output().stderr.slice(before).split('\n');
      const refused = lines.filter((line) => line.includes('desk call refused'));
      expect(refused).toEqual([expect.stringMatching(`"route":"/api/[a-z/]+","why":"${reason}"`)]);
      expect(lines.join('')).not.toContain('grace');
    }
  });
});

describe('the two servers', () => {
  it('share no route and no cookie', async () => {
    for (const name of callNames) {
      const { method, path } = deskCalls[name];
      const response = await fetch(desk.server.url + path.replace(/:\w+/, '1'), {
        method,
        headers: { cookie: desk.admin.cookie, origin: desk.server.url },
      });
      expect([404, 405]).toContain(response.status);
      expect(response.headers.getSetCookie()).toEqual([]);
    }
  });

  it('send strict headers for the desk, and never cache it', async () => {
    const { headers } = await desk.recruiter.call('start');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';script-src 'self';/);
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('what is stored about accounts', () => {
  it('contains no password, session token or link', () => {
    const accountData = JSON.stringify(
      ['users', 'sessions', 'attempts', 'audit'].map((table) =>
        queryDatabase(desk.server.dataDir, `select * from ${table}`),
      ),
    );
    expect(accountData).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    for (const secret of ['correct horse', desk.admin.cookie.split('=')[1], desk.firstLink.split('#')[1]])
      expect(accountData).not.toContain(secret);
  });
});
