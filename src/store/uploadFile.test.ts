import { jest } from '@jest/globals';
import { startCareersServer, type Answer, type CareersServer } from '../../tests/support/careersServer.ts';
import { uploadFile } from './uploadFile.ts';

let server: CareersServer;

const upload = async (answer: Answer, signal = new AbortController().signal) => {
  server = await startCareersServer({ 'POST /upload': answer });
  const form = new FormData();
  form.append('resumefile', new File(['bytes'], 'own.pdf'), 'renamed.pdf');
  const onProgress = jest.fn();
  const outcome = await uploadFile({ url: `${server.url}/upload`, form, signal, onProgress });
  return { outcome, onProgress };
};

/** jsdom writes a line for a connection that breaks off. */
const expectBrokenConnection = () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  return () => expect(log.mock.calls.map(String)).toEqual([expect.stringContaining('socket hang up')]);
};

afterEach(() => server.close());

it('posts the file under the given name and gives status and parsed answer', async () => {
  const { outcome, onProgress } = await upload({ body: { filename: 'stored.pdf' } });
  expect(outcome).toEqual({ status: 200, data: { filename: 'stored.pdf' } });
  expect(server.seen('POST /upload')[0]?.text).toContain('filename="renamed.pdf"');
  expect(onProgress).toHaveBeenCalled();
});

it('gives the status of a refusal, and null for an answer that is no JSON', async () => {
  const { outcome } = await upload({ status: 413, body: '<html>too large</html>' });
  expect(outcome).toEqual({ status: 413, data: null });
});

it('gives status 0 when the connection breaks off', async () => {
  const hasSaidSo = expectBrokenConnection();
  const { outcome } = await upload({ drop: true });
  expect(outcome).toEqual({ status: 0, data: null });
  hasSaidSo();
});

it('gives status 0 when it is cancelled', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const cancelling = new AbortController();
  setTimeout(() => cancelling.abort(), 50);
  const { outcome } = await upload({ gate: new Promise(() => undefined) }, cancelling.signal);
  expect(outcome).toEqual({ status: 0, data: null });
});
