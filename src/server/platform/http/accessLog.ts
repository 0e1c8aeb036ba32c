import type { FastifyInstance, FastifyServerOptions } from 'fastify';

/** A response that was sent: the route's template, never an address; milliseconds. */
export interface Answered {
  route: string;
  status: number;
  ms: number;
}
export type NoteAnswer = (answer: Answered) => void;

const ANSWERED = 'answered';
/** The route of all files of the site. */
const FILES = '/*';
const IS_FILE = /\.[^./?]+(?:\?|$)/;

/**
 * One line a response: request id, route template, status, milliseconds. Nothing a person typed, no address, no query,
 * no file name. Files of the site, a dozen for a page, are logged at `debug`.
 */
export const registerAccessLog = (app: FastifyInstance, noteAnswer: NoteAnswer): void => {
  app.addHook('onResponse', async (request, reply) => {
    const answer = {
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    noteAnswer(answer);
    const isFileSent = answer.route === FILES && answer.status < 400 && IS_FILE.test(request.url);
    request.log[isFileSent ? 'debug' : 'info'](answer, ANSWERED);
  });
};

const INFO = 30;
type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** Below `info` libraries log too, one of them all headers of an upload: of their lines only the sentence is logged. */
export const quietBelowInfo: NonNullable<LoggerOptions['hooks']> = {
  logMethod(inputs, method, level) {
    if (level >= INFO || inputs[1] === ANSWERED) {
      method.apply(this, inputs);
      return;
    }
    const sentence: unknown = inputs.find((input: unknown) => typeof input === 'string');
    method.apply(this, [typeof sentence === 'string' ? sentence : 'a line without a sentence']);
  },
};
