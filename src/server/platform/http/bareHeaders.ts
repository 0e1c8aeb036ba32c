import type { FastifyReply } from 'fastify';
import { HSTS } from './hsts.ts';

/** An answer of one sentence loads nothing: the headers of what is answered below the routes (SEC-7). */
export const bareHeaders = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** Headers of an answer that Fastify gives before any hook runs, such as to an address that cannot be decoded (SEC-1). */
export const withBareHeaders = (reply: FastifyReply, isSecure: boolean): FastifyReply =>
  reply.headers({ ...bareHeaders, ...(isSecure && { 'strict-transport-security': HSTS }) });
