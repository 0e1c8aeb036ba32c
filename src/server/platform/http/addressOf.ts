import type { FastifyRequest } from 'fastify';
import { decodeText } from '../../../lib/decodeText.ts';

export interface RequestedAddress {
  /** Decoded; text that cannot be decoded stays as it came. */
  path: string;
  /** With its question mark; empty when there is none. */
  search: string;
}

/** Which address was asked for, in parts. */
export const addressOf = ({ raw }: FastifyRequest): RequestedAddress => {
  const url = raw.url ?? '/';
  const mark = url.indexOf('?');
  const encoded = mark < 0 ? url : url.slice(0, mark);
  const search = mark < 0 ? '' : url.slice(mark);
  return { path: decodeText(encoded), search };
};
