import type { ListedUser, Session, UserLink, UserList } from '../../src/contract/desk/sessionSchemas.ts';
import {
  makeCode,
  deskBrowser,
  PASSWORD,
  turnOnCodes,
  startDesk,
  type TestDesk,
  acceptLink,
} from '../support/desk.ts';
import { reservePort } from '../support/reservePort.ts';
import { queryDatabase, startExpectingFailure, startServer } from '../support/server.ts';
import { runInProcess } from '../support/staff.ts';
import { changeDatabase } from './changeDatabase.ts';

let desk: TestDesk;
beforeAll(async () => {
  desk = await startDesk();
});
afterAll(() => desk.server.stop());
/** Attempts in other tests count towards the limit for the IP address. */
beforeEach(() => changeDatabase(desk.server.dataDir, 'delete from attempts'));

const REFUSED = { error: 'The email address, the password or the code is wrong' };
const signIn = (body: object, browser = deskBrowser(desk.url)) => browser.call('signIn', { body });
const readActions = (actor: string, count: number) =>
  queryDatabase<{ action: string }>(
    desk.server.dataDir,
    `select action from (select * from audit where actor = '${actor}' order by id desc limit ${count}) as last order by id`,
  ).map(({ action }) => action);
const grace = { email: 'grace@example.com', password: PASSWORD };
const ada = { email: 'ADA@example.com ', password: PASSWORD };

describe('the first start', () => {
  it('prints one link, which creates one admin and not a second', async () => {
    const { admin, firstLink, url } = desk;
    expect((await admin.call<Session>('readSession')).body).toMatchObject({
      user: { name: 'Ada', email: 'ada@example.com', role: 'admin', hasCode: true },
      mustSetUpCode: false,
    });
    const again = await acceptLink(url, firstLink, { name: 'Eve', email: 'eve@example.com' });
    expect((await again.call('readSession')).body).toEqual({ user: null });
  });

  it('fails with a clear message if the desk’s port is in use', async () => {
    const { code, stderr } = await startExpectingFailure({ DESK_PORT: new URL(desk.url).port });
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/^Port \d+ on 127\.0\.0\.1 cannot be used .*; set DESK_PORT/),
    ]);
  });
});

describe('signing in', () => {
  it('refuses every wrong combination of email address and password with the same response', async () => {
    const { addRecruiter, admin } = desk;
    await admin.call<UserLink>('addUser', {
      body: { email: 'linked@example.com', name: 'L', role: 'recruiter' },
    });
    await addRecruiter('off@example.com');
    const { users } = (await admin.call<UserList>('listUsers')).body;
    const disabled = users.find(({ email }: ListedUser) => email === 'off@example.com');
    await admin.call('changeUser', { at: disabled?.id ?? 0, body: { isDisabled: true } });
    const wrong = [
      { ...grace, password: 'wrong wrong wrong' },
      { ...grace, email: 'nobody@example.com' },
      { ...grace, email: 'linked@example.com' },
      { ...grace, email: 'off@example.com' },
      { ...grace, email: '' },
      { ...grace, email: "' or 1=1 --" },
    ];
    const headerSets = new Set<string>();
    for (const credentials of wrong) {
      const { status, body, headers } = await signIn(credentials);
      headerSets.add([...headers.keys()].join());
      expect([status, body]).toEqual([401, REFUSED]);
      expect(headers.getSetCookie()).toEqual([]);
    }
    expect(headerSets.size).toBe(1);
  });

  it('asks for the code only after the right password, and accepts each code once', async () => {
    const { adminSecret } = desk;
    expect(
      (await signIn({ ...ada, password: 'wrong wrong wrong', code: await makeCode(adminSecret) })).body,
    ).toEqual(REFUSED);
    expect((await signIn(ada)).body).toEqual({ ...REFUSED, needsCode: true });
    for (const code of [
      '000000',
      '',
      'abcdef',
      await makeCode(adminSecret, -20),
      await makeCode(adminSecret, 20),
    ])
      expect((await signIn({ ...ada, code })).status).toBe(401);
    changeDatabase(desk.server.dataDir, 'delete from attempts');
    const code = await makeCode(adminSecret);
    const replayed = await Promise.all([1, 2, 3, 4].map(() => signIn({ ...ada, code })));
    expect(replayed.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401]);
    // An earlier code is refused too.
    expect((await signIn({ ...ada, code: await makeCode(adminSecret, -1) })).status).toBe(401);
  });

  it('limits guessing for existing and unknown accounts alike', async () => {
    for (const email of ['grace@example.com', 'nobody@example.com']) {
      changeDatabase(desk.server.dataDir, 'delete from attempts');
      // Concurrent attempts: none slips through between counting and checking.
      const statuses: number[] = [];
      for (let burst = 0; burst < 5; burst += 1) {
        const guesses = [1, 2, 3, 4].map((guess) => signIn({ email, password: `guess ${burst} ${guess}` }));
        statuses.push(...(await Promise.all(guesses)).map(({ status }) => status));
      }
      expect(statuses.filter((status) => status === 401)).toHaveLength(10);
      const late = await signIn({ email, password: PASSWORD });
      expect([late.status, late.headers.get('retry-after')]).toEqual([429, '900']);
    }
  });

  it('limits one IP address that tries many accounts', async () => {
    const tryPassword = (email: string) => signIn({ email, password: 'a wrong password' });
    await tryPassword('one@example.com');
    // Simulates 49 attempts.
    changeDatabase(
      desk.server.dataDir,
      `with recursive copies (copy) as (select 1 union all select copy + 1 from copies where copy < 48)
       insert into attempts (key, at) select key, at from attempts, copies`,
    );
    expect((await tryPassword('two@example.com')).status).toBe(401);
    expect((await tryPassword('three@example.com')).status).toBe(429);
    expect((await signIn(grace)).status).toBe(429);
  });

  it('is not locked by wrong passwords from elsewhere: a right code, or a known browser, comes through', async () => {
    const known = deskBrowser(desk.url);
    const { headers } = await signIn(grace, known);
    const [, device = ''] = headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
    expect(device).toMatch(/^__Host-desk-device=[\w-]{43}$/);
    for (const email of ['ada@example.com', grace.email])
      for (let guess = 0; guess < 11; guess += 1) await signIn({ email, password: `guess number ${guess}` });
    expect((await signIn(grace)).status).toBe(429);
    const returning = deskBrowser(desk.url);
    returning.cookie = device;
    expect((await signIn(grace, returning)).status).toBe(200);
    // The browser is known for grace, not for ada.
    const other = deskBrowser(desk.url);
    other.cookie = device;
    expect((await signIn({ ...ada, password: 'wrong wrong wrong' }, other)).status).toBe(429);
    changeDatabase(desk.server.dataDir, 'update users set code_step = null');
    expect((await signIn({ ...ada, code: await makeCode(desk.adminSecret) })).status).toBe(200);
  });

  it('limits wrong codes together with the right password', async () => {
    for (let guess = 0; guess < 10; guess += 1)
      expect((await signIn({ ...ada, code: String(100_000 + guess) })).status).toBe(401);
    changeDatabase(desk.server.dataDir, 'update users set code_step = null');
    expect((await signIn({ ...ada, code: await makeCode(desk.adminSecret) })).status).toBe(429);
  });

  it('lets eight colleagues behind one address sign in at once', async () => {
    const results = await Promise.all(Array.from({ length: 8 }, () => signIn(grace)));
    expect(results.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  });

  it('sets a new token, whatever cookie was planted before', async () => {
    const browser = deskBrowser(desk.url);
    browser.cookie = '__Host-desk=planted-by-somebody-else-before-sign-in-000';
    const { headers } = await signIn(grace, browser);
    expect(headers.getSetCookie()[0]).toMatch(
      /^__Host-desk=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict; Max-Age=604800$/,
    );
    expect(browser.cookie).not.toContain('planted');
    const planted = deskBrowser(desk.url);
    planted.cookie = '__Host-desk=planted-by-somebody-else-before-sign-in-000';
    expect((await planted.call('readSession')).body).toEqual({ user: null });
  });
});

describe('a session', () => {
  const statusWith = async (cookie: string): Promise<number> => {
    const browser = deskBrowser(desk.url);
    browser.cookie = cookie;
    return (await browser.call<Partial<Session>>('readSession')).body.user ? 200 : 401;
  };

  it('is accepted only with its complete token and the cookie’s exact name', async () => {
    const { cookie } = desk.recruiter;
    const token = cookie.split('=')[1] ?? '';
    expect(await statusWith(cookie)).toBe(200);
    const tampered = [
      `${cookie}x`,
      cookie.slice(0, -1),
      `desk=${token}`,
      '__Host-desk=',
      `__Host-desk=${token.toUpperCase()}`,
    ];
    for (const bad of tampered) expect(await statusWith(bad)).toBe(401);
  });

  it('ends after eight hours without use, and after seven days', async () => {
    const { dataDir } = desk.server;
    const later = deskBrowser(desk.url);
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    await signIn(grace, later);
    const changeNewestSession = (set: string) =>
      changeDatabase(
        dataDir,
        `update sessions set ${set} where created_at = (select max(created_at) from sessions)`,
      );
    changeNewestSession(`seen_at = '${hoursAgo(7.9)}'`);
    expect(await statusWith(later.cookie)).toBe(200);
    changeNewestSession(`seen_at = '${hoursAgo(8.1)}'`);
    expect(await statusWith(later.cookie)).toBe(401);
    changeNewestSession(`seen_at = '${hoursAgo(0)}', created_at = '${hoursAgo(7 * 24 + 1)}'`);
    expect(await statusWith(later.cookie)).toBe(401);
  });

  it('ends on signing out, here or everywhere', async () => {
    const [one, two, three] = [deskBrowser(desk.url), deskBrowser(desk.url), deskBrowser(desk.url)];
    for (const browser of [one, two, three]) await signIn(grace, browser);
    const cookies = [one.cookie, two.cookie, three.cookie];
    await one.call('signOut');
    expect(await Promise.all(cookies.map(statusWith))).toEqual([401, 200, 200]);
    await two.call('signOutEverywhere');
    expect(await Promise.all(cookies.map(statusWith))).toEqual([401, 401, 401]);
    expect(readActions('grace@example.com', 2)).toEqual(['user.signed_out', 'user.signed_out_everywhere']);
  });

  it('ends when the account is disabled, gets another role or a new password', async () => {
    const { admin, addRecruiter, url } = desk;
    const changes = [{ isDisabled: true }, { role: 'admin' }, 'link'] as const;
    for (const [index, change] of changes.entries()) {
      const browser = await addRecruiter(`changed${index}@example.com`);
      const { user } = (await browser.call<Session>('readSession')).body;
      expect(user.role).toBe('recruiter');
      if (change === 'link') {
        const { body } = await admin.call<UserLink>('makeUserLink', { at: user.id });
        await acceptLink(url, body.link);
      } else await admin.call('changeUser', { at: user.id, body: change });
      expect(await statusWith(browser.cookie)).toBe(401);
      await admin.call('changeUser', { at: user.id, body: { role: 'recruiter' } });
    }
    expect(readActions('ada@example.com', 5)).toEqual([
      ...['user.made_admin', 'user.made_recruiter', 'user.added', 'user.linked', 'user.made_recruiter'],
    ]);
  });
});

describe('behind TLS', () => {
  it('binds the cookie to its host, and accepts requests of that host’s pages', async () => {
    const origin = 'https://desk.example.com';
    const port = await reservePort();
    const other = await startServer({ DESK_PORT: String(port), DESK_URL: origin });
    const link = /https:\/\/desk\.example\.com\/welcome#(\S+)/.exec(other.output().stdout)?.[1];
    const browser = deskBrowser(`http://127.0.0.1:${port}`);
    const body = { token: link, password: PASSWORD, name: 'Ada', email: 'ada@example.com' };
    expect((await browser.call('setPassword', { body })).status).toBe(403);
    const { headers } = await browser.call('setPassword', { body, headers: { origin } });
    expect(headers.getSetCookie()[0]).toMatch(/^__Host-desk=/);
    expect((await browser.call('readSession')).body).toMatchObject({ user: { name: 'Ada' } });
    browser.cookie = browser.cookie.replace('__Host-', '');
    expect((await browser.call('readSession')).body).toEqual({ user: null });
    await other.stop();
  });
});

describe('the second factor', () => {
  it('is required of recruiters too, unless a setting says otherwise', async () => {
    const exempt = await startDesk({ DESK_SECOND_FACTOR: 'admins' });
    expect((await exempt.recruiter.call('listApplications')).status).toBe(200);
    await exempt.server.stop();
    const strict = await startDesk({ DESK_SECOND_FACTOR: 'everyone' });
    const { recruiter } = strict;
    expect((await recruiter.call<Session>('readSession')).body).toMatchObject({
      user: { hasCode: false },
      needsCode: true,
      mustSetUpCode: true,
    });
    expect((await recruiter.call('listApplications')).status).toBe(403);
    await turnOnCodes(recruiter);
    expect((await recruiter.call('listApplications')).status).toBe(200);
    expect((await recruiter.call('removeCode', { body: { password: PASSWORD } })).status).toBe(403);
    await strict.server.stop();
  });
});

describe('one-time links', () => {
  it('expire after a day, or when a newer link is created', async () => {
    const { admin, url, server } = desk;
    const added = (
      await admin.call<UserLink>('addUser', {
        body: { email: 'new@example.com', name: 'New', role: 'recruiter' },
      })
    ).body;
    const again = (await admin.call<UserLink>('makeUserLink', { at: added.user.id })).body;
    const check = (link: string) =>
      deskBrowser(url).call('checkLink', { body: { token: link.split('#')[1] ?? '' } });
    expect((await check(added.link)).status).toBe(404);
    expect((await check(again.link)).body).toEqual({ email: 'new@example.com', name: 'New' });
    expect((await check(`${again.link}x`)).status).toBe(404);
    const tooShort = await deskBrowser(url).call('setPassword', {
      body: { token: again.link.split('#')[1], password: 'too short' },
    });
    expect([tooShort.status, tooShort.text]).toEqual([
      400,
      expect.stringContaining('at least 12 characters'),
    ]);
    changeDatabase(
      server.dataDir,
      "update users set link_until = '2020-01-01T00:00:00.000Z' where email = 'new@example.com'",
    );
    expect((await check(again.link)).status).toBe(404);
  });

  it('do not replace the second factor', async () => {
    const browser = await desk.addRecruiter('coded@example.com');
    const unprepared = await browser.call('confirmCode', { body: { code: '123456' } });
    expect(unprepared).toMatchObject({ status: 409, body: { error: 'Start setting up the code again' } });
    await turnOnCodes(browser);
    const { user } = (await browser.call<Session>('readSession')).body;
    const { body } = await desk.admin.call<UserLink>('makeUserLink', { at: user.id });
    const browserAfterReset = await acceptLink(desk.url, body.link);
    expect((await browserAfterReset.call('readSession')).body).toEqual({ user: null });
    const response = await signIn({ email: 'coded@example.com', password: PASSWORD });
    expect(response.body).toEqual({ ...REFUSED, needsCode: true });
  });
});

describe('accounts', () => {
  it('always include an admin who can sign in, and admins cannot remove their code', async () => {
    const { admin } = desk;
    const { users } = (await admin.call<UserList>('listUsers')).body;
    const adaId = users.find(({ email }) => email === 'ada@example.com')?.id ?? 0;
    for (const body of [{ isDisabled: true }, { role: 'recruiter' }])
      expect((await admin.call('changeUser', { at: adaId, body })).status).toBe(409);
    expect((await admin.call('removeCode', { body: { password: PASSWORD } })).status).toBe(403);
    expect((await admin.call('prepareCode')).status).toBe(409);
    const duplicate = { email: 'GRACE@example.com', name: 'G', role: 'admin' };
    expect((await admin.call('addUser', { body: duplicate })).status).toBe(409);
    expect((await admin.call('addUser', { body: { ...duplicate, role: 'owner' } })).status).toBe(400);
  });
});

describe('./staff users', () => {
  it('adds, lists, links and disables accounts while the server is running', async () => {
    const { dataDir } = desk.server;
    const staff = (...args: string[]) => runInProcess(['users', ...args], dataDir);
    const added = await staff('add', 'Op@example.com', '--role', 'admin', '--name', 'Op');
    expect(added.stdout).toMatch(
      /^op@example\.com \(admin\) can set a password with this link, once, until .*:\nhttp:\/\/127\.0\.0\.1:3001\/welcome#[\w-]{43}\n$/,
    );
    const browser = await acceptLink(desk.url, added.stdout.trim());
    expect((await browser.call<Session>('readSession')).body).toMatchObject({
      user: { name: 'Op' },
      mustSetUpCode: true,
    });
    await turnOnCodes(browser);
    expect((await staff('list')).stdout).toMatch(/op@example\.com \(Op\): admin, with code, last seen /);
    const link = await staff('link', 'op@example.com', '--remove-code');
    expect((await browser.call('readSession')).body).toEqual({ user: null });
    expect((await acceptLink(desk.url, link.stdout.trim())).cookie).toMatch(/^__Host-desk=/);
    expect((await staff('disable', 'op@example.com')).stdout).toBe('op@example.com is disabled\n');
    expect((await signIn({ email: 'op@example.com', password: PASSWORD })).status).toBe(401);
    const wrong = [
      ['add', 'x', '--role', 'admin'],
      ['add', 'x@example.com'],
      ['add', 'op@example.com', '--role', 'admin'],
      ['link', 'none@example.com'],
    ];
    for (const args of wrong) {
      const { code, stderr } = await staff(...args);
      expect([code === 0, stderr.split('\n').length]).toEqual([false, 2]);
    }
  });
});

describe('a later start', () => {
  it('prints no link, and sessions stay valid', async () => {
    await desk.server.restart();
    expect(desk.server.output().stdout).not.toContain('/welcome#');
    const url = /staff desk is at (\S+)/.exec(desk.server.output().stdout)?.[1] ?? '';
    const browser = deskBrowser(url);
    browser.cookie = desk.admin.cookie;
    expect((await browser.call('listUsers')).status).toBe(200);
  });
});
