import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { generateSecret, generateURI } from 'otplib';
import { renderSVG } from 'uqr';
import { site } from '../../content/site.ts';
import { DESK_LIMITS } from '../../contract/desk/constants.ts';
import {
  CheckLink,
  ConfirmCode,
  RemoveCode,
  SetPassword,
  SignIn,
  type DeskUser,
  type LinkDetails,
  type NoSession,
  type Session,
} from '../../contract/desk/sessionSchemas.ts';
import { isEmail, trimEmail } from '../../contract/personRules.ts';
import type { StoredUser } from '../platform/database/deskTables.ts';
import { clientKey } from '../platform/http/client.ts';
import { limitConcurrency } from '../platform/http/limits.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { hashToken } from '../platform/token.ts';
import { describeBrowser } from './describeBrowser.ts';
import { needsCode, readDeviceToken, readSessionToken, writeCookie, writeDeviceCookie } from './access.ts';
import type { DeskDependencies } from './dependencies.ts';
import { hashPassword } from './passwords.ts';
import { ATTEMPT_MINUTES } from './queries/sessions.ts';
import { requireFound, route } from './route.ts';
import { checkPassword, checkSignIn, findTimeStep } from './signIn.ts';

const sentences = {
  refused: 'The email address, the password or the code is wrong',
  tooManyAttempts: `Too many attempts. Wait ${ATTEMPT_MINUTES} minutes and try again`,
  link: 'This link was used already, has expired or is incomplete. Ask an admin for a new one',
  wrongCode: 'This code is wrong. Wait for the next one and try again',
  wrongPassword: 'The password is wrong',
  codeNeeded: 'You need a code; another admin can remove yours if you lose your phone',
  hasCode: 'A code is set up already. Remove it first',
  noPendingCode: 'Start setting up the code again',
};
/**
 * Maximum number of password hashes computed at the same time; each takes 19 MiB and 30 ms. Eight colleagues behind one
 * address may sign in at once.
 */
export const MAX_HASHES = { total: 12, perClient: 8 };

export const toDeskUser = ({ id, name, email, role, code_secret }: StoredUser): DeskUser => ({
  id,
  name,
  email: email ?? '',
  role,
  hasCode: code_secret !== null,
});

/** The session as the browser receives it. */
export const toSession = async (
  { users, settings }: DeskDependencies,
  user: StoredUser,
): Promise<Session> => ({
  user: toDeskUser(user),
  needsCode: needsCode(user, settings),
  mustSetUpCode: user.code_secret === null && needsCode(user, settings),
  colleagues: (await users.list())
    .filter(({ is_disabled, password_hash }) => is_disabled === 0 && password_hash !== null)
    .map(({ id, name }) => ({ id, name })),
});

/** The refusal after too many attempts. */
export const tooManyAttempts = () =>
  new Refusal(429, sentences.tooManyAttempts, { headers: { 'retry-after': String(ATTEMPT_MINUTES * 60) } });

/** Why a new password is refused; undefined if it is accepted. */
export const validatePassword = (password: string, email: string): string | undefined => {
  const { min: minLength } = DESK_LIMITS.password;
  if ([...password].length < minLength) return `The password needs at least ${minLength} characters`;
  return password.toLowerCase().includes(email.toLowerCase())
    ? 'The password must not contain your email address'
    : undefined;
};

/** Refuses with one sentence for each invalid field. */
export const refuseFields = (fields: Record<string, string | undefined>): void => {
  const errors = Object.entries(fields).flatMap(([name, error]) => (error ? [[name, error] as const] : []));
  const [first] = errors;
  if (first) throw new Refusal(400, first[1], { fields: Object.fromEntries(errors) });
};

const registerSignIn = (app: FastifyInstance, dependencies: DeskDependencies, begin: StartSession): void => {
  const { users, sessions, records } = dependencies;
  const onRequest = limitConcurrency(MAX_HASHES);

  route(app, 'signIn', { body: SignIn, onRequest }, async ({ body, request, reply }) => {
    const device = readDeviceToken(request);
    const result = await checkSignIn(dependencies, { ...body, client: clientKey(request), device });
    if (result.kind === 'signedIn') return begin(request, reply, result.user);
    request.log.warn({ why: result.kind }, 'sign-in refused');
    if (result.kind === 'tooManyAttempts') throw tooManyAttempts();
    const needsCode = result.needsCode && { needsCode: true };
    return reply.code(401).send({ error: sentences.refused, ...needsCode });
  });

  const findLinkUser = async (token: string, { log }: FastifyRequest): Promise<StoredUser> => {
    const user = await users.findByLink(token);
    if (!user) log.warn({ why: 'link' }, 'sign-in refused');
    return requireFound(user, sentences.link);
  };

  route(app, 'checkLink', { body: CheckLink }, async ({ body, request }): Promise<LinkDetails> => {
    const { email, name } = await findLinkUser(body.token, request);
    return { email, name };
  });

  route(app, 'setPassword', { body: SetPassword, onRequest }, async ({ body, request, reply }) => {
    const { token, password, name, email } = body;
    const user = await findLinkUser(token, request);
    const isFirstUser = user.email === null;
    const address = user.email ?? trimEmail(email ?? '');
    refuseFields({
      email: isEmail(address) ? undefined : 'Enter your email address, like name@example.com',
      name: (name?.trim() || user.name) === '' ? 'Enter your name' : undefined,
      password: validatePassword(password, address),
    });
    if (isFirstUser && (await users.findByEmail(address)))
      refuseFields({ email: 'This email address already has an account' });
    const passwordHash = await hashPassword(password);
    const changed = requireFound(
      await users.setPassword(token, { passwordHash, email: address, name: name?.trim() || undefined }),
      sentences.link,
    );
    // A link does not replace the second factor.
    return changed.code_secret === null ? begin(request, reply, changed) : reply.code(204).send();
  });

  route(app, 'readSession', {}, async ({ request }): Promise<Session | NoSession> => {
    const token = readSessionToken(request);
    const user = token === undefined ? undefined : await sessions.find(token);
    if (token !== undefined && !user)
      request.log.warn({ route: request.routeOptions.url, why: 'session' }, 'desk call refused');
    return user ? toSession(dependencies, user) : { user: null };
  });
  route(app, 'signOut', {}, async ({ user, actor, request, reply }) => {
    await sessions.end(readSessionToken(request) ?? '');
    await records.record('user.signed_out', `user ${user.id}`, actor);
    writeCookie(reply, '', 0);
    return reply.code(204).send();
  });
  route(app, 'signOutEverywhere', {}, async ({ user, actor, reply }) => {
    await sessions.endAll(user.id);
    await records.record('user.signed_out_everywhere', `user ${user.id}`, actor);
    writeCookie(reply, '', 0);
    return reply.code(204).send();
  });
};

type StartSession = (request: FastifyRequest, reply: FastifyReply, user: StoredUser) => Promise<Session>;

/** Routes for sign-in and sign-out, one-time links and two-factor sign-in. */
export const registerSession = (app: FastifyInstance, dependencies: DeskDependencies): void => {
  const { users, sessions, clock, settings } = dependencies;
  const readSession = async (id: number) =>
    toSession(dependencies, requireFound((await users.list()).find((user) => user.id === id)));

  /** A new token for every sign-in prevents session fixation. */
  registerSignIn(app, dependencies, async (request, reply, user) => {
    const agent = describeBrowser(request.headers['user-agent']);
    writeCookie(reply, await sessions.begin(user.id, { actor: user.email ?? '', browser: agent }));
    writeDeviceCookie(reply, await sessions.rememberDevice(user.id, readDeviceToken(request)));
    return toSession(dependencies, user);
  });

  route(app, 'prepareCode', {}, async ({ user }) => {
    if (user.code_secret !== null) throw new Refusal(409, sentences.hasCode);
    const secret = generateSecret();
    await users.prepareCode(user.id, secret);
    const uri = generateURI({ issuer: `${site.name} staff desk`, label: user.email, secret });
    return { secret, uri, svg: renderSVG(uri) };
  });

  route(app, 'confirmCode', { body: ConfirmCode }, async ({ user, body, request }) => {
    if (user.code_secret !== null) throw new Refusal(409, sentences.hasCode);
    if (user.code_pending === null) throw new Refusal(409, sentences.noPendingCode);
    const step = await findTimeStep(user.code_pending, body.code, { clock, after: null });
    if (step === undefined)
      throw new Refusal(400, sentences.wrongCode, { fields: { code: sentences.wrongCode } });
    await users.setCode(user, step, hashToken(readSessionToken(request) ?? ''));
    return readSession(user.id);
  });

  const onRequest = limitConcurrency(MAX_HASHES);
  route(app, 'removeCode', { body: RemoveCode, onRequest }, async ({ user, body, request }) => {
    if (needsCode(user, settings)) throw new Refusal(403, sentences.codeNeeded);
    const checked = await checkPassword(dependencies, {
      email: user.email,
      password: body.password,
      client: clientKey(request),
      device: readDeviceToken(request),
    });
    if (!checked.isWithinLimits) throw tooManyAttempts();
    if (!checked.user) {
      request.log.warn(
        { route: request.routeOptions.url, why: 'password', user: user.id },
        'desk call refused',
      );
      throw new Refusal(403, sentences.wrongPassword);
    }
    await users.setCode(user, null, hashToken(readSessionToken(request) ?? ''));
    return readSession(user.id);
  });
};
