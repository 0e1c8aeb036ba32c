import type { FastifyInstance } from 'fastify';
import { AddUser, ChangeUser, type ListedUser, type UserLink } from '../../contract/desk/sessionSchemas.ts';
import { isEmail, personErrors, trimEmail } from '../../contract/personRules.ts';
import type { StoredUser } from '../platform/database/deskTables.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { PreconditionError } from '../platform/process/failure.ts';
import type { DeskDependencies } from './dependencies.ts';
import type { NewLink } from './queries/users.ts';
import { requireFound, route } from './route.ts';
import { toDeskUser } from './session.ts';

const toListedUser = (user: StoredUser & { seen_at?: string | null }): ListedUser => ({
  ...toDeskUser(user),
  isDisabled: user.is_disabled === 1,
  hasPassword: user.password_hash !== null,
  lastSeenAt: user.seen_at ?? null,
});

/** The token is in the fragment, which browsers do not send, so no log contains it. */
export const buildLinkUrl = (deskUrl: string, token: string): string => `${deskUrl}/welcome#${token}`;

/** Rethrows a PreconditionError as a refusal with 409. */
const refuseConflict = async <Result>(work: Promise<Result>): Promise<Result> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof PreconditionError) throw new Refusal(409, error.message, { cause: error });
    throw error;
  }
};

/** Routes for the accounts, for admins. */
export const registerUsers = (app: FastifyInstance, dependencies: DeskDependencies): void => {
  const { users } = dependencies;
  const toLink = ({ user, token, until }: NewLink, request: { host: string }): UserLink => ({
    user: toListedUser(user),
    link: buildLinkUrl(dependencies.settings.url || `http://${request.host}`, token),
    validUntil: until,
  });

  route(app, 'listUsers', {}, async () => ({ users: (await users.list()).map(toListedUser) }));

  route(app, 'addUser', { body: AddUser }, async ({ body, actor, request, reply }) => {
    const { email, name, role } = body;
    if (!isEmail(trimEmail(email)))
      throw new Refusal(400, personErrors.email, { fields: { email: personErrors.email } });
    const newLink = await refuseConflict(users.add({ email, name: name.trim(), role }, actor));
    return reply.code(201).send(toLink(newLink, request));
  });

  route(app, 'changeUser', { body: ChangeUser }, async ({ id, body, actor }) =>
    toListedUser(requireFound(await refuseConflict(users.change(id, body, actor)))),
  );

  route(app, 'makeUserLink', {}, async ({ id, actor, request }) =>
    toLink(requireFound(await users.makeLink(id, actor)), request),
  );
};
