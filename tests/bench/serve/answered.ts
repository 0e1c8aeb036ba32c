import { get, type IncomingMessage } from 'node:http';

/** What our server answered once, as it came over the wire, for others to send again. */
export interface Answered {
  /** Name of the file that holds the bytes. */
  name: string;
  headers: Readonly<Record<string, string>>;
  bytes: Buffer;
}

/** As browsers ask over TLS, and wrk here. */
export const ACCEPTED = 'br, gzip';

const answerTo = (url: string): Promise<IncomingMessage> =>
  new Promise((done, fail) => {
    get(url, { headers: { 'accept-encoding': ACCEPTED } }, done).on('error', fail);
  });

/** Asks as wrk does, and keeps the bytes as they came, compressed ones too. */
export const answerOf = async (url: string, name: string): Promise<Answered> => {
  const answer = await answerTo(url);
  const bytes = Buffer.concat(await answer.toArray());
  const headers = Object.entries(answer.headers).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)] as const],
  );
  return { name, headers: Object.fromEntries(headers), bytes };
};
