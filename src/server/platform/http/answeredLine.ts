import { randomUUID } from 'node:crypto';
import { ANSWERED } from './accessLog.ts';
import type { Answered } from './answered.ts';

const INFO = 30;

/**
 * The log's line of an answer, as `accessLog.ts` has pino write it (a test compares them): where it is most of what an
 * answer still takes, it is put together from what is known beforehand.
 */
export const answeredLine = ({ route, status, ms }: Answered, now: number): string =>
  `{"level":${INFO},"time":${now},"reqId":"${randomUUID()}","route":${JSON.stringify(route)},"status":${status},"ms":${ms},"msg":"${ANSWERED}"}\n`;
