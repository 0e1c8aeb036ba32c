import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isIP } from 'node:net';

/** Whose X-Forwarded-* headers are trusted: nobody's, those of the last `n` proxies, or those of these IP addresses. */
export type TrustProxy = false | number | string[];

/** An IP address, or a range of them like `10.0.0.0/8`. */
const isAddress = (text: string): boolean => {
  const [address = '', bits = '0', ...rest] = text.split('/');
  const version = isIP(address);
  const hasValidMask = /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
  return version !== 0 && hasValidMask && rest.length === 0;
};

/** Splits a setting at its commas. */
export const splitList = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** Reads the setting TRUST_PROXY; undefined if it is invalid. */
export const readTrustProxy = (text: string): TrustProxy | undefined => {
  if (text === '' || text === '0') return false;
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const addresses = splitList(text);
  return addresses.every(isAddress) ? addresses : undefined;
};

/** IPv4, or IPv6 in brackets, with the visitor's port, which some proxies write into X-Forwarded-For. */
const WITH_PORT = /^(?:(?<v4>\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}|\[(?<v6>[^\]]+)\](?::\d{1,5})?)$/;
/** A household or an office has one such IPv6 network. */
const IPV6_NETWORK_BITS = 64;
const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;

/** Identifies the client for all limits: its IPv4 address or IPv6 network. */
export const clientKey = ({ ip }: Pick<FastifyRequest, 'ip'>): string => {
  const { v4, v6 } = WITH_PORT.exec(ip)?.groups ?? {};
  return normalizeIP(v4 ?? v6 ?? ip, IPV6_NETWORK_BITS);
};

/** Whether a request comes from this machine itself and not through a proxy. */
export const isFromThisMachine = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): boolean =>
  LOOPBACK.test(ip) && (headers['x-forwarded-for'] ?? headers['forwarded'] ?? headers['via']) === undefined;

/** Returns Fastify's `trustProxy`: a function, because Fastify ignores a number. Here no client bypasses the proxy. */
export const toTrustFunction = (trusted: TrustProxy) =>
  typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted;

const PROXY_WARNING =
  'a request came through a proxy, but TRUST_PROXY is not set: all visitors behind that proxy count as one visitor; set TRUST_PROXY to the number of proxies or their addresses';

/** Warns once per start if a request was forwarded although TRUST_PROXY is not set. */
export const warnAboutUnsetTrustProxy = (app: FastifyInstance, trusted: TrustProxy): void => {
  if (trusted !== false) return;
  let isLogged = false;
  app.addHook('onRequest', async ({ headers, log }) => {
    if (isLogged || (headers['x-forwarded-for'] ?? headers['forwarded']) === undefined) return;
    isLogged = true;
    log.warn(PROXY_WARNING);
  });
};
