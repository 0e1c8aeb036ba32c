import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { type DeskCallName, deskCalls } from '../../contract/desk/calls.ts';
import { hasUnstorableCharacter } from '../platform/database/engine.ts';
import type { StoredUser } from '../platform/database/deskTables.ts';
import { Refusal, sentences } from '../platform/http/refusal.ts';

/** A signed-in user. Only the first account, before its link is used, has no email address. */
export type SignedInUser = StoredUser & { email: string };
type CallUser<Name extends DeskCallName> = (typeof deskCalls)[Name]['access'] extends 'anyone'
  ? undefined
  : SignedInUser;

export interface Call<Name extends DeskCallName, Body extends TSchema, Query extends TSchema> {
  user: CallUser<Name>;
  /** Who the audit log says did it. */
  actor: string;
  body: Static<Body>;
  query: Static<Query>;
  /** Parameters of the path; '' and NaN if it has none. */
  reference: string;
  id: number;
  request: FastifyRequest;
  reply: FastifyReply;
}

interface Schemas<Body extends TSchema, Query extends TSchema> {
  body?: Body;
  query?: Query;
  onRequest?: onRequestAsyncHookHandler;
}

/** Returns the value, or refuses with 404 if there is none. */
export const requireFound = <Value>(
  value: Value | undefined,
  sentence: string = sentences.notFound,
): Value => {
  if (value === undefined) throw new Refusal(404, sentence);
  return value;
};

/** Refuses texts that a database cannot store unchanged. */
const refuseUnstorableText = (content: unknown): void => {
  JSON.stringify(content, (_name, value: unknown) => {
    if (typeof value === 'string' && hasUnstorableCharacter(value))
      throw new Refusal(400, sentences.unstorable);
    return value;
  });
};

/** Registers the route of a call, and who may make it. The result of `handle` is sent as JSON. */
export const route = <Name extends DeskCallName, Body extends TSchema, Query extends TSchema>(
  app: FastifyInstance,
  name: Name,
  { body, query, onRequest = async () => undefined }: Schemas<Body, Query>,
  handle: (call: Call<Name, Body, Query>) => Promise<unknown>,
): void => {
  const { method, path, access } = deskCalls[name];
  app.route<{ Params: { reference?: string; id?: string } }>({
    method,
    url: path,
    config: { access },
    schema: { ...(body && { body }), ...(query && { querystring: query }) },
    onRequest,
    handler: async (request, reply) => {
      const { reference = '', id = '' } = request.params;
      if (path.includes(':id') && !/^[1-9]\d{0,8}$/.test(id)) throw new Refusal(404, sentences.notFound);
      refuseUnstorableText([request.body, request.query, request.params]);
      const user = request.deskUser;
      return handle({
        // The hook in access.ts has set the user.
        user: (user ?? undefined) as CallUser<Name>,
        actor: user?.email ?? 'visitor',
        // TypeScript does not resolve Fastify's types for a schema that is a type parameter.
        body: request.body as Static<Body>,
        query: request.query as Static<Query>,
        reference,
        id: Number(id || Number.NaN),
        request,
        reply,
      });
    },
  });
};
