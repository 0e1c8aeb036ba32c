import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;

/** Whether a request was made on this machine, and handed on by no proxy. */
export const isOwnMachine = ({ socket, headers }: FastifyRequest): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') &&
  (headers['x-forwarded-for'] ?? headers['forwarded'] ?? headers['via']) === undefined;
