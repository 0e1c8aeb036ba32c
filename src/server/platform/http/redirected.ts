import type { FastifyReply, FastifyRequest } from 'fastify';
import { resolvePath } from '../../../content/resolvePath.ts';
import { addressOf } from './addressOf.ts';

/** Sends another spelling of a page's address to its canonical one; false where the address is that (docs/requirements.md, ROUTE-3, ROUTE-4). */
export const redirected = async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
  const { path, search } = addressOf(request);
  const page = resolvePath(path);
  if (!page || page.canonical === path) return false;
  await reply.header('cache-control', 'no-cache').redirect(encodeURI(page.canonical) + search, 301);
  return true;
};
