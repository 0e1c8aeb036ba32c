import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { noBareMachine, startBareMachine, type BareMachine } from '../support/bareMachine.ts';
import { askOverHttp2 } from '../support/http2.ts';
import { changeItsDatabase } from '../support/newerProgram.ts';
import { projectCopy } from '../support/projectCopy.ts';
import { freshDir } from '../support/server.ts';

const MINUTES = 60_000;
const HTTPS = 443;

const why = noBareMachine();
if (why) process.stdout.write(`docs/operations.md is not tried: ${why}\n`);

interface Block {
  /** The nearest heading. */
  title: string;
  where: 'computer' | 'machine';
  text: string;
}

/** The guide's blocks of commands, in order. */
const blocksOf = (guide: string): Block[] => {
  let title = '';
  const blocks: Block[] = [];
  for (const [, kind, text = '', heading] of guide.matchAll(/^```sh( computer)?\n([^]*?)^```$|^#+ (.*)$/gm)) {
    title = heading ?? title;
    if (heading === undefined) blocks.push({ title, where: kind ? 'computer' : 'machine', text });
  }
  return blocks;
};

/** An authority cannot reach this machine: it makes a certificate of its own, where the real one would lie. */
const CERTBOT = `#!/bin/sh
[ "$1" = certonly ] || exit 1
folder=/etc/letsencrypt/live/www.example.com
mkdir -p "$folder"
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=www.example.com -keyout "$folder/privkey.pem" -out "$folder/fullchain.pem" 2> /dev/null
`;

(why ? describe.skip : describe)('docs/operations.md, from an empty root to a page over TLS', () => {
  let machine: BareMachine;
  let project: string;
  beforeAll(() => {
    project = projectCopy();
    machine = startBareMachine({ hasNetwork: true });
    machine.play('systemctl', readFileSync('tests/support/fakeSystemctl.sh', 'utf8'));
    machine.play('certbot', CERTBOT);
  }, 20 * MINUTES);
  afterAll(() => {
    machine.run('nginx -s stop || true; systemctl stop quillmere@1.service quillmere@2.service');
    machine.run(
      'pg_lsclusters -h | while read -r version name _; do pg_ctlcluster "$version" "$name" stop; done || true',
    );
    machine.remove();
  });

  /** On the computer of whoever releases; `scp` copies into the machine's root. */
  const onComputer = (text: string) => {
    const bin = freshDir();
    writeFileSync(
      join(bin, 'scp'),
      `#!/bin/bash\nfor last; do :; done\ninto="${machine.root}/\${last#*:}"\nmkdir -p "$into"\ncp "\${@:1:$#-1}" "$into"\n`,
      { mode: 0o755 },
    );
    const { status, stdout, stderr } = spawnSync('bash', ['--norc', '-euo', 'pipefail', '-c', text], {
      cwd: project,
      encoding: 'utf8',
      env: { PATH: `${bin}:${process.env['PATH']}`, HOME: freshDir() },
    });
    return { status, output: stdout + stderr };
  };

  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=Nobody', '-c', 'user.email=nobody@example.com', ...words], {
      cwd: project,
    });

  /** What happens in the world before a section: a new version is made, which changes the database. */
  const before: Readonly<Record<string, () => void>> = {
    Upgrade: () => {
      changeItsDatabase(project);
      git('commit', '--quiet', '--all', '--message', 'the next version');
      mkdirSync(join(machine.root, 'root/new'), { recursive: true });
    },
  };

  const page = (path: string) => askOverHttp2(HTTPS, path);
  const untilReady = async () => {
    for (let tries = 0; tries < 100; tries += 1) {
      const { headers } = await page(`/careers?${tries}`).catch(
        () => ({ headers: {} }) as { headers: object },
      );
      if ('content-security-policy' in headers) return;
      await new Promise((done) => setTimeout(done, 200));
    }
    throw new Error(machine.read('run/quillmere.service.log'));
  };

  const untilAnswered = async (url: string) => {
    for (let tries = 0; tries < 100; tries += 1) {
      const isThere = await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isThere) return;
      await new Promise((done) => setTimeout(done, 200));
    }
    throw new Error(`${url} is not answered`);
  };
  const untilLogged = async (line: string) => {
    for (let tries = 0; tries < 100; tries += 1) {
      if (machine.read('run/quillmere.service.log').includes(line)) return;
      await new Promise((done) => setTimeout(done, 200));
    }
    throw new Error(machine.read('run/quillmere.service.log'));
  };

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
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, at) => page(`/careers?limit=${at + 1}`)),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      if (output.includes('is ready')) expect(output).toBe('quillmere@1 is ready\nquillmere@2 is ready\n');
    },
    Rollback: async (output) => {
      if (!output.includes('Restored: ')) return untilLogged('written by a newer version');
      await untilReady();
      expect(machine.run('readlink /opt/quillmere/current').output).not.toContain('9.0.0');
    },
  };

  it.each(blocksOf(readFileSync('docs/operations.md', 'utf8')).map((block, at) => ({ ...block, at })))(
    '$at: $title',
    async ({ title, where, text }) => {
      if (where === 'computer') before[title]?.();
      const { status, output } = where === 'computer' ? onComputer(text) : machine.run(text);
      expect([status, status === 0 ? '' : output]).toEqual([0, '']);
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
