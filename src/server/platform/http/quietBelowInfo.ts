import type { FastifyServerOptions } from 'fastify';
import { ANSWERED } from './accessLog.ts';

const INFO = 30;

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;
type Hooks = NonNullable<LoggerOptions['hooks']>;

/**
 * Our own lines, of which only a file's answer stands below `info`, hold what LOG-4 allows. There libraries speak, one of them with all headers of an
 * upload, cookies too: of those the sentence is left and nothing beside it.
 */
export const quietBelowInfo: Hooks = {
  logMethod(inputs, method, level) {
    if (level >= INFO || inputs[1] === ANSWERED) {
      method.apply(this, inputs);
      return;
    }
    const sentence: unknown = inputs.find((input: unknown) => typeof input === 'string');
    method.apply(this, [typeof sentence === 'string' ? sentence : 'a line without a sentence']);
  },
};
