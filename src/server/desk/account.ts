import type { FastifyInstance } from 'fastify';
import { ChangeOwnName, ChangeOwnPassword, type OwnSessions } from '../../contract/desk/sessionSchemas.ts';
import { toOneLine } from '../outbox/mailText.ts';
import { clientKey } from '../platform/http/client.ts';
import { limitConcurrency } from '../platform/http/limits.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { hashToken } from '../platform/token.ts';
import { readDeviceToken, readSessionToken } from './access.ts';
import type { DeskDependencies } from './dependencies.ts';
import { hashPassword } from './passwords.ts';
import { requireFound, route } from './route.ts';
import { MAX_HASHES, refuseFields, toSession, tooManyAttempts, validatePassword } from './session.ts';
import { checkPassword } from './signIn.ts';

const sentences = {
  name: 'Enter your name',
  wrongPassword: 'The password is wrong',
  session: 'This session has ended already',
};

/** Routes for a user's own name, password and sessions. */
export const registerAccount = (app: FastifyInstance, dependencies: DeskDependencies): void => {
  const { users, sessions, records } = dependencies;
  const onRequest = limitConcurrency(MAX_HASHES);

  route(app, 'changeOwnName', { body: ChangeOwnName }, async ({ user, body, actor }) => {
    const name = toOneLine(body.name);
    refuseFields({ name: name === '' ? sentences.name : undefined });
    return toSession(dependencies, requireFound(await users.change(user.id, { name }, actor)));
  });

  route(
    app,
    'changeOwnPassword',
    { body: ChangeOwnPassword, onRequest },
    async ({ user, body, request, reply }) => {
      refuseFields({ password: validatePassword(body.password, user.email) });
      const checked = await checkPassword(dependencies, {
        email: user.email,
        password: body.current,
        client: clientKey(request),
        device: readDeviceToken(request),
      });
      if (!checked.isWithinLimits) throw tooManyAttempts();
      if (!checked.user) {
        const { wrongPassword } = sentences;
        request.log.warn(
          { route: request.routeOptions.url, why: 'password', user: user.id },
          'desk call refused',
        );
        throw new Refusal(403, wrongPassword, { fields: { 'current-password': wrongPassword } });
      }
      const current = hashToken(readSessionToken(request) ?? '');
      await users.replacePassword(user, await hashPassword(body.password), current);
      return reply.code(204).send();
    },
  );

  route(app, 'listSessions', {}, async ({ user, request }): Promise<OwnSessions> => {
    const current = hashToken(readSessionToken(request) ?? '');
    return {
      sessions: (await sessions.list(user.id)).map(({ token_hash, created_at, seen_at, browser }) => ({
        id: token_hash,
        startedAt: created_at,
        seenAt: seen_at,
        browser,
        isCurrent: token_hash === current,
      })),
    };
  });

  route(app, 'endSession', {}, async ({ user, actor, reference, reply }) => {
    if (!(await sessions.endOne(user.id, reference))) throw new Refusal(404, sentences.session);
    await records.record('user.session_ended', `user ${user.id}`, actor);
    return reply.code(204).send();
  });
};
