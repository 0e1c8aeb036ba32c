import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { noBareMachine } from '../support/bareRoot.ts';
import { portHolders } from '../support/portHolders.ts';

const WITHIN_MS = 20_000;
/** Nobody else's: a program is known by the seconds that it sleeps. */
const SLEEP = `sleep ${100_000 + process.pid}`;

/** A run that starts something on its machine, and is killed before it can end that. */
const KILLED_RUN = `
const { startNamespaces } = await import(${JSON.stringify(resolve('tests/support/namespaces.ts'))});
const { enter } = startNamespaces({ hasNetwork: true });
enter('sh', '-c', 'setsid ${SLEEP} > /dev/null 2>&1 & while ! pgrep -fx "${SLEEP}"; do sleep 0.1; done');
console.log('It runs');
process.kill(process.pid, 'SIGKILL');
`;

const isRunning = () => spawnSync('pgrep', ['-fx', SLEEP]).status === 0;

(noBareMachine() ? describe.skip : describe)('a machine that the guide is tried on', () => {
  it('ends with the run of tests, even one that is killed', async () => {
    const words = ['--no-warnings', '--input-type=module', '-e', KILLED_RUN];
    const { signal, stdout } = spawnSync(process.execPath, words, { encoding: 'utf8' });
    expect([signal, stdout]).toEqual(['SIGKILL', 'It runs\n']);
    const deadline = Date.now() + WITHIN_MS;
    while (isRunning() && Date.now() < deadline) await wait(50);
    expect(isRunning()).toBe(false);
  });
});

describe('whoever holds a port', () => {
  it('is named with its process', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const held = expect.stringMatching(`^port ${port} is held by .*node.* \\(${process.pid}\\)$`) as unknown;
    expect(portHolders([port])).toEqual([held]);
    server.close();
    await once(server, 'close');
    expect(portHolders([port])).toEqual([]);
  });
});
