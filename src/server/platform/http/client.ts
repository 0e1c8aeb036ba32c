import { compile } from '@fastify/proxy-addr';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TrustProxy } from './trustProxy.ts';

/** IPv4, or IPv6 in brackets. */
const WITH_PORT = /^(?:(?<v4>\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}|\[(?<v6>[^\]]+)\](?::\d{1,5})?)$/;
/** A household or an office has that many IPv6 addresses. */
const IPV6_NETWORK_BITS = 64;
const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;

/** An address without the visitor's port, which some proxies write into X-Forwarded-For. */
const withoutPort = (address: string): string => {
  const { v4, v6 } = WITH_PORT.exec(address)?.groups ?? {};
  return v4 ?? v6 ?? address;
};

/** Whom all limits count a request for: the address, of IPv6 the network. */
export const clientOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string =>
  normalizeIP(withoutPort(ip), IPV6_NETWORK_BITS);

/** Whether a request was made on this machine, and forwarded by no proxy. */
export const isOwnMachine = ({ socket, headers }: FastifyRequest): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') &&
  (headers['x-forwarded-for'] ?? headers['forwarded'] ?? headers['via']) === undefined;

/** Whether a proxy at this address, so many hops away, is trusted. Fastify's own count of hops refuses addresses with ports. */
export const trustOf = (trusted: TrustProxy): ((address: string, hop: number) => boolean) => {
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted;
  const isTrusted = compile(trusted || []);
  return (address, hop) => isTrusted(withoutPort(address), hop);
};

const SEEN =
  'a request came by way of a proxy, but TRUST_PROXY is not set: all visitors behind that proxy count as one visitor; set TRUST_PROXY to the number of proxies or their addresses';

/** Warns once a start when a request was forwarded although TRUST_PROXY is not set, and notes it for `doctor`. */
export const registerForgottenProxy = (
  app: FastifyInstance,
  trusted: TrustProxy,
  note: () => Promise<void>,
): void => {
  if (trusted !== false) return;
  let isSaid = false;
  app.addHook('onRequest', async ({ headers, log }) => {
    if (isSaid || (headers['x-forwarded-for'] ?? headers['forwarded']) === undefined) return;
    isSaid = true;
    log.warn(SEEN);
    // On a full disk the line in the log has to do.
    void note().catch(() => undefined);
  });
};
