import { generate } from 'otplib';
import { deskCalls, type DeskCallName } from '../../src/contract/desk/calls.ts';
import type { CodeSetUp, UserLink } from '../../src/contract/desk/sessionSchemas.ts';
import { startServer, type TestServer } from './server.ts';

export const PASSWORD = 'correct horse battery';

export interface DeskResponse<Body> {
  status: number;
  headers: Headers;
  text: string;
  body: Body;
}

export interface DeskRequest {
  /** Value of the path's parameter: a reference or number. */
  at?: string | number;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A desk user's browser, which keeps its cookie and sends the page's origin. */
export const deskBrowser = (url: string) => {
  let cookie = '';
  const browser = {
    url,
    get cookie() {
      return cookie;
    },
    set cookie(value: string) {
      cookie = value;
    },
    call: async <Body = Record<string, unknown>>(
      name: DeskCallName,
      { at = '', query, body, headers }: DeskRequest = {},
    ): Promise<DeskResponse<Body>> => {
      const { method, path } = deskCalls[name];
      const callUrl = `${url}${path.replace(/:\w+/, String(at))}`;
      const response = await fetch(query ? `${callUrl}?${new URLSearchParams(query).toString()}` : callUrl, {
        method,
        headers: {
          origin: url,
          ...(cookie && { cookie }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const [setCookie] = response.headers.getSetCookie();
      if (setCookie !== undefined) cookie = setCookie.split(';')[0] ?? '';
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
      // The caller knows the type of the response body.
      const parsed = (isJson ? JSON.parse(text) : {}) as Body;
      return { status: response.status, headers: response.headers, text, body: parsed };
    },
  };
  return browser;
};
export type DeskBrowser = ReturnType<typeof deskBrowser>;

const linkToken = (link: string): string => link.split('#')[1] ?? '';

/** Makes the code for a moment `steps` half-minutes from now. The server accepts each once, and the next one early. */
export const makeCode = (secret: string, steps = 0): Promise<string> =>
  generate({ secret, epoch: Math.floor(Date.now() / 1000) + 30 * steps });

/** Sets up two-factor sign-in for the session's user with the previous code; the current one stays usable. */
export const turnOnCodes = async (browser: DeskBrowser): Promise<string> => {
  const { body } = await browser.call<CodeSetUp>('prepareCode');
  await browser.call('confirmCode', { body: { code: await makeCode(body.secret, -1) } });
  return body.secret;
};

/** Sets the password with a one-time link. Returns the signed-in browser. */
export const acceptLink = async (url: string, link: string, fields: object = {}): Promise<DeskBrowser> => {
  const browser = deskBrowser(url);
  await browser.call('setPassword', { body: { token: linkToken(link), password: PASSWORD, ...fields } });
  return browser;
};

export interface TestDesk {
  server: TestServer;
  url: string;
  admin: DeskBrowser;
  adminSecret: string;
  recruiter: DeskBrowser;
  /** Creates another recruiter. */
  addRecruiter: (email: string) => Promise<DeskBrowser>;
  /** The link that the first start prints. */
  firstLink: string;
}

/**
 * Starts the real server with its desk, an admin with two-factor sign-in (ada@example.com) and a recruiter
 * without it (grace@example.com).
 */
export const startDesk = async (env: Record<string, string> = {}, timeoutMs?: number): Promise<TestDesk> => {
  const server = await startServer({ DESK_PORT: '0', DESK_SECOND_FACTOR: 'admins', ...env }, timeoutMs);
  const { stdout } = server.output();
  const url = /staff desk is at (\S+)/.exec(stdout)?.[1] ?? '';
  const firstLink = /http\S+\/welcome#\S+/.exec(stdout)?.[0] ?? '';
  const admin = await acceptLink(url, firstLink, { name: 'Ada', email: 'Ada@example.com' });
  const adminSecret = await turnOnCodes(admin);
  const addRecruiter = async (email: string) => {
    const user = { email, name: email.split('@')[0], role: 'recruiter' };
    const { body } = await admin.call<UserLink>('addUser', { body: user });
    return acceptLink(url, body.link);
  };
  const recruiter = await addRecruiter('grace@example.com');
  return { server, url, admin, adminSecret, recruiter, addRecruiter, firstLink };
};
