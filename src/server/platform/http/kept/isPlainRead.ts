import type { IncomingMessage } from 'node:http';

/** Headers with which a question is another one: a part, another origin's page, a body, another protocol. */
const SPECIAL = ['range', 'origin', 'content-length', 'transfer-encoding', 'upgrade', 'expect'];

/** Two of them are refused elsewhere. */
const hasOneHost = ({ rawHeaders }: IncomingMessage): boolean => {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1;
};

/** Whether a request asks for nothing but what stands at its address. */
export const isPlainRead = (request: IncomingMessage): boolean => {
  const { method, headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return false;
  return SPECIAL.every((name) => headers[name] === undefined) && hasOneHost(request);
};
