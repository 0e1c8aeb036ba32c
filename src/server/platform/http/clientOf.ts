import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { withoutPort } from './withoutPort.ts';

/** A household or an office has that many IPv6 addresses. */
const IPV6_NETWORK_BITS = 64;

/**
 * Who is behind a request, for all that is limited per client: the address, of IPv6 the network
 * (docs/requirements.md, ONCE-8, UP-8).
 */
export const clientOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string =>
  normalizeIP(withoutPort(ip), IPV6_NETWORK_BITS);
