import { once } from 'node:events';
import { createServer } from 'node:http';
import { startApiServer } from '../../scripts/dev/apiServer.ts';
import { calls } from '../../src/contract/calls.ts';
import { reservePort } from '../support/reservePort.ts';
import { freshDir } from '../support/server.ts';
import { fakeDist } from './fakeDist.ts';

it('passes on a request, with its body, that came while the server was restarted after a change', async () => {
  // The server's first lines are passed on to the terminal.
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const port = await reservePort();
  const settings = { DATA_DIR: freshDir(), DIST_DIR: fakeDist(), LOG_LEVEL: 'silent', DESK_PORT: 'off' };
  const api = startApiServer({ ...process.env, ...settings, PORT: String(port) });
  const front = createServer((request, response) => {
    void api
      .waitUntilReady()
      .then(api.restart)
      .then(() => api.forward(request, response));
  });
  const frontPort = await reservePort();
  await once(front.listen(frontPort, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${frontPort}${calls.apply}`;
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: '{"name":' });
  expect([response.status, await response.json()]).toEqual([400, { error: 'The request is not valid JSON' }]);
  front.close();
  await api.close();
});
