import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { freshDir } from '../support/server.ts';
import { runInProcess, runProgram } from '../support/staff.ts';

const MAX_MS = 5000;

/** A build with these settings, which pages contain. */
const makeDist = (): string => {
  const dist = freshDir();
  const settings = { siteUrl: 'https://www.quillsite.net', retentionDays: 180 };
  writeFileSync(join(dist, 'manifest.json'), JSON.stringify({ settings }));
  return dist;
};

const GOOD = ['TRUST_PROXY=1', 'SITE_URL=https://www.quillsite.net'];
/** The settings of a file as systemd reads them. */
const toEnv = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value.replace(/^(['"])(.*)\1$/, '$2'),
    ]),
  );

const MAIL = ['MAIL_FROM=a@example.com', 'MAIL_TO=b@example.com'];

const dist = makeDist();
const file = join(freshDir(), 'quillmere.env');

/** Runs `settings --check` with a settings file, as the service units do. */
const check = async (lines: readonly string[]) => {
  const text = [...GOOD, ...lines].join('\n');
  writeFileSync(file, text);
  const startedAt = performance.now();
  const { code, stdout, stderr } = await runInProcess(['settings', '--check'], dirname(file), {
    env: { ...toEnv(text), DIST_DIR: dist },
    invocation: { settingsFile: file },
  });
  return { code, stdout, stderr: stderr.replaceAll(file, 'FILE'), ms: performance.now() - startedAt };
};

describe('settings --check', () => {
  it('accepts good settings', async () => {
    const lines = [
      ...MAIL,
      "SMTP_URL='smtp://user:pa%23ss@mail.example.com:587'",
      '# HOST = a comment',
      'KEEP_DAYS=7',
    ];
    expect(await check(lines)).toMatchObject({ code: 0, stdout: 'The settings are in order\n', stderr: '' });
  });

  it.each([
    [
      'PORT=3000 # nginx',
      "PORT is '3000 # nginx', but must be a whole number from 0 to 65535; a comment needs a line of its own",
    ],
    ['export PORT=3000', "Line 3: 'export PORT' is ignored by systemd: write PORT=… without export"],
    ['PORT = 3000', "Line 3: 'PORT =' has a blank beside the equals sign: write PORT=… without it"],
    ['PORT 3000', "Line 3: 'PORT …' is no setting: write NAME=value"],
    ['PORT=0', 'PORT is 0, but nginx needs a fixed port: set one, like 3000'],
    ['PORT=3001', 'PORT and DESK_PORT are both 3001, but must differ: set another DESK_PORT'],
    ['TRUST_PROXI=1', 'TRUST_PROXI is not a setting: write TRUST_PROXY'],
    ['TRUST_PROXY=0', 'TRUST_PROXY is set in line 1 and in line 3: delete one of them'],
    ['LOG_LEVEL=debug', "LOG_LEVEL is 'debug', but must be one of fatal, error, warn, info, silent"],
    ["SCAN_COMMAND='clamdscan -", "SCAN_COMMAND has a quote ' that is not closed at the end of the line"],
    ['HOST=203.0.113.7', "HOST is '203.0.113.7', but this machine has no such address (EADDRNOTAVAIL)"],
    ['DESK_HOST=0.0.0.0', "DESK_URL is required if DESK_HOST is not this machine but '0.0.0.0'"],
    [
      'DESK_URL=http://desk.example.com',
      "DESK_URL is 'http://desk.example.com', but must be a URL like https://",
    ],
    [
      'RETENTION_DAYS=90',
      'RETENTION_DAYS is 90, but the pages of this release were built with 180: make a new release with these settings, or set it to 180',
    ],
    [
      'KEPT_RETENTION_DAYS=30',
      'KEPT_RETENTION_DAYS is 30, but must not be shorter than RETENTION_DAYS, which is 180',
    ],
    ['SMTP_URL=smtp://mail.example.com', 'MAIL_FROM is required with SMTP_URL: the sender of every email'],
    ['SMTP_URL=mail.example.com', "SMTP_URL is '…', but must be a URL like smtp://"],
    [
      'DATABASE_URL=mysql://site:secret@db/site',
      "DATABASE_URL is 'mysql://…@db/site', but must be a URL like postgres://",
    ],
    ['DATA_DIR=/srv/data', "DATA_DIR is '/srv/data', but the service units set it: remove the line"],
    [
      'ALLOWED_ORIGINS=www.example.com',
      "ALLOWED_ORIGINS is 'www.example.com', but must be a list of origins like",
    ],
    ['LEAST_FREE_BYTES=512M', "LEAST_FREE_BYTES is '512M', but must be a whole number"],
    [
      'PGPASSWORD=a\\b',
      'PGPASSWORD contains a backslash, which systemd removes: put the value in single quotes',
    ],
    ['LOG_LEVEL=info\r', 'The lines end as on Windows'],
  ])('%s', async (line, sentence) => {
    const { code, stderr, ms } = await check([line]);
    expect([code, stderr]).toEqual([1, expect.stringContaining(sentence)]);
    expect(stderr).toContain('Correct FILE, then start it again');
    expect(ms).toBeLessThan(MAX_MS);
  });

  it('names setting, value and mend of a mail password that is not percent-encoded, without the password', async () => {
    const { stderr } = await check([...MAIL, "SMTP_URL='smtp://user:s#cr@t%@mail.example.com:587'"]);
    expect(stderr).toContain("SMTP_URL is 'smtp://…@mail.example.com:587', but must be a URL like");
    expect(stderr).toContain('in the user and the password write %23 for #, %40 for @, %25 for %');
    expect(stderr).not.toContain('s#cr');
  });

  it('is what the program itself says, with exit code 1', async () => {
    const env = { PORT: '3000 # nginx', DIST_DIR: dist };
    const { code, stderr } = await runProgram(['settings', '--check'], { dataDir: dirname(file), env });
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^PORT is '3000 # nginx', but must be/)]);
  });
});
