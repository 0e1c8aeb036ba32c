import type { IncomingMessage } from 'node:http';

/** Beyond this the rest of a body is not even read to answer politely. */
const MAX_BYTES = 8 * 1024 * 1024;

/**
 * Reads on to the end of a body that has been refused: an answer in the middle of it reaches the client as a broken
 * connection, and a visitor without JavaScript would never see why.
 */
export const readToEnd = async (request: IncomingMessage): Promise<void> => {
  if (request.complete) return;
  let received = 0;
  await new Promise<void>((done) => {
    request.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received > MAX_BYTES) done();
    });
    for (const event of ['end', 'error', 'close']) request.once(event, () => done());
    request.resume();
  });
};
