import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DeskAccess } from '../../contract/desk/calls.ts';
import type { StoredUser } from '../platform/database/deskTables.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { isLoopback, type DeskSettings } from '../platform/settings/deskSettings.ts';
import type { DeskDependencies } from './dependencies.ts';
import { DEVICE_DAYS, SESSION_DAYS } from './queries/sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in user; null for calls that need no session. */
    deskUser: StoredUser | null;
  }
  interface FastifyContextConfig {
    /** Who may make the call (contract/desk/calls.ts); undefined for the browser app's files. */
    access?: DeskAccess;
  }
}

const SAFE_METHODS = new Set(['GET', 'HEAD']);
const sentences = {
  signIn: 'Sign in first',
  forbidden: 'You may not do this',
};

/** `__Host-`: no other host can set it. Browsers except Safari accept `Secure` over http from localhost. */
const COOKIE_NAME = '__Host-desk';
/** Names the browser, so that wrong passwords from elsewhere do not lock its user out. It opens nothing. */
const DEVICE_COOKIE = '__Host-desk-device';

const setCookie = (reply: FastifyReply, pair: string, seconds: number): void => {
  reply.header('set-cookie', `${pair}; Path=/; HttpOnly; Secure; SameSite=Strict; Max-Age=${seconds}`);
};

const readCookie = ({ headers }: FastifyRequest, cookie: string): string | undefined => {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([name]) => name === cookie)?.[1];
};

/** Sets the session cookie and its lifetime; 0 seconds delete it. */
export const writeCookie = (reply: FastifyReply, token: string, seconds = SESSION_DAYS * 86_400): void => {
  setCookie(reply, `${COOKIE_NAME}=${token}`, seconds);
};

/** The session token of a request. */
export const readSessionToken = (request: FastifyRequest): string | undefined =>
  readCookie(request, COOKIE_NAME);

/** Sets the cookie that names the browser. */
export const writeDeviceCookie = (reply: FastifyReply, token: string): void =>
  setCookie(reply, `${DEVICE_COOKIE}=${token}`, DEVICE_DAYS * 86_400);

/** The token of the browser; undefined if nobody signed in with it. */
export const readDeviceToken = (request: FastifyRequest): string | undefined =>
  readCookie(request, DEVICE_COOKIE);

const isOwnOrigin = (
  origin: string | undefined,
  host: string | undefined,
  { url }: DeskSettings,
): boolean => {
  if (origin === undefined) return false;
  if (url !== '') return origin === url;
  // Without DESK_URL the desk is for this machine only, so another host name means DNS rebinding.
  return URL.canParse(origin) && isLoopback(new URL(origin).hostname) && origin === `http://${host}`;
};

/** Whether a page of another origin made the browser send the request. */
const isForged = ({ method, headers }: FastifyRequest, settings: DeskSettings): boolean => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  return !SAFE_METHODS.has(method) && !isOwnOrigin(headers.origin, headers.host, settings);
};

/** Whether a user has to sign in with a second factor. */
export const needsCode = ({ role }: Pick<StoredUser, 'role'>, { secondFactor }: DeskSettings): boolean =>
  role === 'admin' || secondFactor === 'everyone';

/** Why a signed-in user may not make a call; undefined if allowed. */
const findRefusal = (user: StoredUser, access: DeskAccess, settings: DeskSettings): string | undefined => {
  if (access === 'signedIn') return undefined;
  if (user.code_secret === null && needsCode(user, settings)) return 'code';
  return access === 'admin' && user.role !== 'admin' ? 'role' : undefined;
};

/**
 * Refuses forbidden calls before the body is read. Only the log states the reason.
 * Throws if a route of the API does not say who may call it.
 */
export const registerAccess = (app: FastifyInstance, { sessions, settings }: DeskDependencies): void => {
  app.decorateRequest('deskUser', null);
  app.addHook('onRoute', ({ url, config }) => {
    if (url.startsWith('/api/') && config?.access === undefined)
      throw new Error(`The route ${url} does not say who may call it`);
  });
  app.addHook('onRequest', async (request) => {
    const { config, url } = request.routeOptions;
    const { access } = config;
    const refuse = (status: 401 | 403, why: string, user?: number): Refusal => {
      request.log.warn({ route: url, why, user }, 'desk call refused');
      return new Refusal(status, status === 401 ? sentences.signIn : sentences.forbidden);
    };
    if (access === undefined) return;
    if (isForged(request, settings)) throw refuse(403, 'origin');
    if (access === 'anyone') return;
    const token = readSessionToken(request);
    const user = token === undefined ? undefined : await sessions.find(token);
    if (!user) throw refuse(401, 'session');
    const why = findRefusal(user, access, settings);
    if (why) throw refuse(403, why, user.id);
    request.deskUser = user;
  });
};
