import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startBareMachine, type BareMachine } from '../support/bareMachine.ts';
import { noBareMachine } from '../support/bareRoot.ts';
import { askOverHttp2 } from '../support/http2.ts';
import { changeItsDatabase } from '../support/newerProgram.ts';
import { blocksOfGuide, CERTBOT } from '../support/operationsGuide.ts';
import { projectCopy } from '../support/projectCopy.ts';
import { portHolders } from '../support/portHolders.ts';
import { onComputer } from '../support/releasesComputer.ts';

const MINUTES = 60_000;
const PATIENCE_MS = 20_000;
const HTTPS = 443;
/** nginx, the server with one process and with two, PostgreSQL. */
const PORTS = [80, HTTPS, 3000, 3001, 3002, 5432];

const why = noBareMachine();
if (why) process.stdout.write(`docs/operations.md is not tried: ${why}\n`);

(why ? describe.skip : describe)('docs/operations.md, from an empty root to a page over TLS', () => {
  let machine: BareMachine;
  let project: string;
  beforeAll(() => {
    const inTheWay = portHolders(PORTS);
    if (inTheWay.length > 0)
      throw new Error(
        `The machine that is set up here has this one's network: ${inTheWay.join('; ')}. End that first.`,
      );
    project = projectCopy();
    machine = startBareMachine({ hasNetwork: true });
    machine.play('systemctl', readFileSync('tests/support/fakeSystemctl.sh', 'utf8'));
    machine.play('certbot', CERTBOT);
  }, 20 * MINUTES);
  // Not there where the ports were held.
  afterAll(() => machine?.remove());

  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=Nobody', '-c', 'user.email=nobody@example.com', ...words], {
      cwd: project,
    });

  /** What happens in the world before a section: a new version is made, which changes the database. */
  const before: Readonly<Record<string, () => void>> = {
    Upgrade: () => {
      changeItsDatabase(project);
      git('commit', '--quiet', '--all', '--message', 'the next version');
    },
  };

  /** What fails meanwhile is tried again. */
  const until = async (isSo: () => Promise<boolean>): Promise<void> => {
    const deadline = Date.now() + PATIENCE_MS;
    while (!(await isSo().catch(() => false))) {
      if (Date.now() > deadline) throw new Error(machine.read('run/quillmere.service.log'));
      await new Promise((done) => setTimeout(done, 200));
    }
  };
  const page = (path: string) => askOverHttp2(HTTPS, path);
  const untilReady = () =>
    until(async () => 'content-security-policy' in (await page(`/careers?${Math.random()}`)).headers);
  const untilLogged = (line: string) =>
    until(async () => machine.read('run/quillmere.service.log').includes(line));
  const untilAnswered = (url: string) => until(async () => (await fetch(url)).ok);

  /** What is to be seen after a section. */
  const after: Readonly<Record<string, (output: string) => unknown>> = {
    'On the machine, as root': async (output) => {
      if (!output.includes('ok    Program')) return;
      await untilReady();
      const home = await page('/');
      expect([home.status, home.headers['strict-transport-security']]).toEqual([200, 'max-age=31536000']);
      expect(home.text).toContain('<link rel="canonical" href="https://www.example.com/"');
      const [script = ''] = /\/static\/js\/main\.\w+\.js/.exec(home.text) ?? [];
      expect((await page(script)).headers['cache-control']).toContain('immutable');
      expect(output).not.toContain('DO    ');
      const posted = await askOverHttp2(HTTPS, '/career-form.php', {
        method: 'POST',
        headers: { origin: 'https://www.example.com', 'content-type': 'application/json' },
        body: '{}',
      });
      expect(posted.status).toBe(400);
    },
    Backup: (output) =>
      expect(output).toMatch(/site-\w+\.db can be restored[^]* erasures|site-\w+\.db can be restored/),
    Restore: async (output) => {
      expect(output).toContain('Restored: ');
      await untilReady();
    },
    Upgrade: async (output) => {
      if (!output.includes('(Node')) return;
      expect(output).toMatch(/9\.0\.0\+\w+-linux-\w+ runs; before it ran .*\n9\.0\.0 \(Node/);
      await untilReady();
    },
    'Several processes on one PostgreSQL': async (output) => {
      if (output.includes('CREATE ROLE')) return;
      for (const port of [3001, 3002]) await untilAnswered(`http://127.0.0.1:${port}/readyz`);
      const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => page(`/careers?${at}`)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      if (output.includes('(Node'))
        expect(output).toMatch(/9\.0\.0\S* runs; before it ran [^]*\n9\.0\.0 \(Node/);
      if (output.includes('is ready')) expect(output).toBe('quillmere@1 is ready\nquillmere@2 is ready\n');
    },
    Rollback: async (output) => {
      if (!output.includes('Restored: ')) return untilLogged('written by a newer version');
      await untilReady();
      expect(machine.run('readlink /opt/quillmere/current').output).not.toContain('9.0.0');
    },
  };

  it.each(blocksOfGuide().map((block, at) => ({ ...block, at })))(
    '$at: $title',
    async ({ title, where, text }) => {
      if (where === 'computer') before[title]?.();
      const { status, output } =
        where === 'computer' ? onComputer(text, { project, machine }) : machine.run(text);
      expect([status, status === 0 ? '' : output]).toEqual([0, '']);
      // Nobody types the next block as fast as this; a busy machine has not made the database by then.
      if (text.includes('enable --now quillmere.service')) await untilLogged(' is ready at ');
      await after[title]?.(output);
    },
    15 * MINUTES,
  );

  it('leaves data and backups to the server alone', () => {
    const modes = machine.run(
      'stat -c "%a %U" /var/lib/quillmere /var/backups/quillmere /etc/quillmere/quillmere.env',
    );
    expect(modes.output).toBe('700 quillmere\n700 quillmere\n640 root\n');
    expect(readdirSync(join(machine.root, 'opt/quillmere/releases')).length).toBeGreaterThan(2);
  });
});
