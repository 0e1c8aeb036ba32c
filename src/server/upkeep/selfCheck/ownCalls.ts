import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { failureCode } from '../../platform/process/failureLine.ts';
import { SELF_CHECK_HEADER } from './token.ts';

/** What a check found wrong. Its code is all that the log gets: the step, and a status or a cause. */
export class SelfCheckError extends Error {
  override name = 'SelfCheckError';
  readonly code: string;

  constructor(step: string, found: string, options: ErrorOptions = {}) {
    super(`${step} ${found}`, options);
    this.code = this.message;
  }
}

export interface OwnCallParts {
  /** Of this very server, like `http://127.0.0.1:3000`. */
  address: string;
  /** By which the server knows the request as its own. */
  token: string;
  ending: AbortSignal;
}

/** What a call sends; GET without it. */
export interface Sent {
  type: string;
  body: string | Buffer;
}

/** As long as a visitor's browser waits. */
const PATIENCE_MS = 30_000;

const answerOf = async (asking: ClientRequest): Promise<{ status: number | undefined; body: string }> => {
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, body: await text(answer) };
};

/**
 * Calls this very server over HTTP, as a visitor's browser does. Rejects with SelfCheckError unless it says 200. By
 * node:http, which the server has in memory anyway: `fetch` would take 14 MB more.
 */
export const ownCalls =
  ({ address, token, ending }: OwnCallParts) =>
  async (step: string, path: string, sent?: Sent): Promise<string> => {
    const asking = request(address + path, {
      method: sent ? 'POST' : 'GET',
      agent: false,
      headers: {
        accept: 'application/json',
        [SELF_CHECK_HEADER]: token,
        ...(sent && { 'content-type': sent.type, 'content-length': Buffer.byteLength(sent.body) }),
      },
      signal: AbortSignal.any([ending, AbortSignal.timeout(PATIENCE_MS)]),
    });
    asking.end(sent?.body);
    const { status, body } = await answerOf(asking).catch((cause: unknown) => {
      throw new SelfCheckError(step, failureCode(cause), { cause });
    });
    if (status !== 200) throw new SelfCheckError(step, String(status));
    return body;
  };
export type OwnCall = ReturnType<typeof ownCalls>;
