import type { IncomingMessage } from 'node:http';

/** Whether a proxy at this address, so many hops away, is believed. */
export type Trusts = (address: string, hop: number) => boolean;

/** Whether the visitor came by https, as Fastify's `request.protocol` says it: by a trusted proxy's last word. */
export const isSecureRequest =
  (trusts: Trusts) =>
  ({ headers, socket }: IncomingMessage): boolean => {
    const said = headers['x-forwarded-proto'];
    if (said === undefined || !trusts(socket.remoteAddress ?? '', 0)) return false;
    return String(said).split(',').at(-1)?.trim() === 'https';
  };
