import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { startBareMachine, type BareMachine } from '../support/bareMachine.ts';
import { noBareMachine } from '../support/bareRoot.ts';
import { makeRelease } from '../support/makeRelease.ts';
import { projectCopy } from '../support/projectCopy.ts';
import { freshDir } from '../support/server.ts';

const MINUTES = 60_000;
const why = noBareMachine();
if (why) process.stdout.write(`deploy/Containerfile is not tried: ${why}\n`);

type Instruction = readonly [name: string, words: string];

const instructions = readFileSync('deploy/Containerfile', 'utf8')
  .split('\n')
  .flatMap((line): Instruction[] => {
    const [, name = '', words = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    return name ? [[name, words]] : [];
  });

const valueOf = (wanted: string): string => instructions.find(([name]) => name === wanted)?.[1] ?? '';
const asShell = (words: string): string =>
  (JSON.parse(words) as string[]).map((word) => `'${word.replaceAll("'", `'\\''`)}'`).join(' ');

(why ? describe.skip : describe)('the steps of deploy/Containerfile, in a bare root', () => {
  let machine: BareMachine;
  beforeAll(() => {
    const into = freshDir();
    execFileSync('tar', ['-xzf', makeRelease(projectCopy()), '-C', into, '--strip-components=1']);
    machine = startBareMachine({ hasNetwork: false });
    for (const [name, words] of instructions) {
      if (name === 'COPY') cpSync(into, join(machine.root, words.split(' ')[1] ?? ''), { recursive: true });
      if (name !== 'RUN') continue;
      const { status, output } = machine.run(words);
      if (status !== 0) throw new Error(`${words}: ${output}`);
    }
  }, 20 * MINUTES);
  afterAll(() => machine.remove());

  it('make a server that starts as its user, becomes healthy, and writes into its volume alone', () => {
    const start = `cd ${valueOf('WORKDIR')}
${valueOf('ENV')
  .split(' ')
  .map((each) => `export ${each}`)
  .join('\n')}
setpriv --reuid=${valueOf('USER')} --regid=${valueOf('USER')} --init-groups ${asShell(valueOf('CMD'))} > /run/server.log 2>&1 < /dev/null &
echo $! > /run/server.pid
for try in $(seq 100); do
  sleep 0.2
  if ${asShell(valueOf('HEALTHCHECK').replace(/^CMD /, ''))}; then ls ${valueOf('VOLUME')}; exit; fi
done
cat /run/server.log
exit 1`;
    const { status, output } = machine.run(start);
    expect([status, output]).toEqual([0, expect.stringContaining('site.db\n')]);
    expect(machine.read('run/server.log')).toContain(' is ready at http://0.0.0.0:3000');
    expect(machine.run('kill -TERM "$(cat /run/server.pid)"').status).toBe(0);
  });
});
