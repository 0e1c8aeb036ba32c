import type { ErrorAnswer } from '../../../contract/schemas.ts';

export interface RefusalOptions {
  fields?: Record<string, string>;
  closed?: true;
  headers?: Record<string, string>;
  cause?: unknown;
}

/**
 * An expected failure: a status and one fixed sentence for the visitor, which never repeats what they sent. Thrown
 * anywhere below a route, answered by plugins/errors.ts.
 */
export class Refusal extends Error {
  readonly status: number;
  readonly body: ErrorAnswer;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    sentence: string,
    { fields, closed, headers = {}, cause }: RefusalOptions = {},
  ) {
    super(sentence, { cause });
    this.status = status;
    this.headers = headers;
    this.body = { error: sentence, ...(fields && { fields }), ...(closed && { closed }) };
  }
}
