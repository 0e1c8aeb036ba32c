import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BlockList, isIP } from 'node:net';

/** Whose X-Forwarded-* headers are believed: nobody's, those of the last `n` proxies, or of these addresses. */
export type TrustProxy = false | number | string[];

/** An IP address, or a range of them like `10.0.0.0/8`. */
const isAddress = (text: string): boolean => {
  const [address = '', bits = '0', ...rest] = text.split('/');
  const version = isIP(address);
  const isMask = /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
  return version !== 0 && isMask && rest.length === 0;
};

/** The items of a setting that are separated by commas. */
export const splitList = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** Reads the setting TRUST_PROXY; undefined for a bad one. */
export const readTrustProxy = (text: string): TrustProxy | undefined => {
  if (text === '' || text === '0') return false;
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const addresses = splitList(text);
  return addresses.every(isAddress) ? addresses : undefined;
};

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

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Whether a proxy at this address, so many hops away, is trusted. Fastify's own count of hops refuses addresses with ports. */
export const trustOf = (trusted: TrustProxy): ((address: string, hop: number) => boolean) => {
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted;
  const addresses = new BlockList();
  for (const each of trusted || []) {
    const [address = '', bits] = each.split('/');
    const family = familyOf(address);
    if (bits === undefined) addresses.addAddress(address, family);
    else addresses.addSubnet(address, Number(bits), family);
  }
  return (address) => {
    const bare = withoutPort(address);
    return isIP(bare) !== 0 && addresses.check(bare, familyOf(bare));
  };
};

const SEEN =
  'a request came by way of a proxy, but TRUST_PROXY is not set: all visitors behind that proxy count as one visitor; set TRUST_PROXY to the number of proxies or their addresses';

/** Warns once a start when a request was forwarded although TRUST_PROXY is not set. */
export const registerForgottenProxy = (app: FastifyInstance, trusted: TrustProxy): void => {
  if (trusted !== false) return;
  let isSaid = false;
  app.addHook('onRequest', async ({ headers, log }) => {
    if (isSaid || (headers['x-forwarded-for'] ?? headers['forwarded']) === undefined) return;
    isSaid = true;
    log.warn(SEEN);
  });
};
