import { createVerify, generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface EngineRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

type Answer = (request: EngineRequest, response: ServerResponse) => void;

/** A local HTTP server that stands for a search engine. `answer` may be replaced; every request is recorded. */
export const startEngine = async (answer: Answer) => {
  const requests: EngineRequest[] = [];
  const engine = { answer, requests, url: '', stop: (): Promise<void> => Promise.resolve() };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const received = { path: request.url ?? '', headers: request.headers, body };
      requests.push(received);
      engine.answer(received, response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  engine.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  engine.stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return engine;
};

/** Answers every request with this status, and JSON if there is a body. */
export const answerWith =
  (status: number, body?: object, headers: Record<string, string> = {}): Answer =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(body ? JSON.stringify(body) : '');
  };

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** A service account whose tokens come from this URL. */
export const makeServiceAccount = (tokenUrl: string) => ({
  type: 'service_account',
  client_email: 'site@project.iam.gserviceaccount.com',
  private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  private_key_id: 'key-1',
  token_uri: tokenUrl,
});

const decode = (part: string | undefined) =>
  JSON.parse(Buffer.from(part ?? '', 'base64url').toString()) as Record<string, unknown>;

/** Checks a request for a token as Google documents it, and answers with one. */
export const answerToken = ({ body, path }: EngineRequest, response: ServerResponse, token: string): void => {
  const form = new URLSearchParams(body);
  const [header, claims, signature] = form.get('assertion')?.split('.') ?? [];
  const isSigned = createVerify('sha256')
    .update(`${header}.${claims}`)
    .verify(publicKey, Buffer.from(signature ?? '', 'base64url'));
  const { iss, scope, aud, iat, exp } = decode(claims);
  const isValid =
    isSigned &&
    form.get('grant_type') === 'urn:ietf:params:oauth:grant-type:jwt-bearer' &&
    decode(header)['alg'] === 'RS256' &&
    iss === 'site@project.iam.gserviceaccount.com' &&
    scope === 'https://www.googleapis.com/auth/indexing' &&
    String(aud).endsWith(path) &&
    Math.abs(Number(iat) - Date.now() / 1000) < 60 &&
    Number(exp) - Number(iat) === 3600;
  const answer = isValid
    ? answerWith(200, { access_token: token, expires_in: 3599, token_type: 'Bearer' })
    : answerWith(400, { error: 'invalid_grant' });
  answer({ path, body, headers: {} }, response);
};
