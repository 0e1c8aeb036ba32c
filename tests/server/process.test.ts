import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { itOn } from '../support/engine.ts';
import { until } from '../support/smtp.ts';
import {
  countStored,
  freshDir,
  queryDatabase,
  startExpectingFailure,
  startServer,
} from '../support/server.ts';
import { uploadDuringShutdown } from './uploadDuringShutdown.ts';
import { fetchFrom } from './client.ts';
import { changeDatabase } from './changeDatabase.ts';
import { fakeDist } from './fakeDist.ts';
import { site } from '../../src/content/site.ts';

describe('the process', () => {
  it('prints a line when it is ready, and one each for samples, no mail server and no pages, and exits with 0', async () => {
    const server = await startServer();
    const readyLine = `${site.name} is ready at http://127\\.0\\.0\\.1:\\d+\\n$`;
    const noMailLine =
      'No mail server is set \\(SMTP_URL\\): messages and applications are stored, but not mailed; .*\\n';
    const noPagesLine =
      'There are no pages in \\S+/no-dist \\(DIST_DIR\\): every page is answered with 404; .*\\n';
    expect(server.output().stdout).toMatch(
      new RegExp(
        `^4 sample openings are open to visitors; './staff .*\\n${noMailLine}${noPagesLine}${readyLine}`,
      ),
    );
    expect(await server.stop('SIGTERM')).toBe(0);
    changeDatabase(server.dataDir, "update openings set status = 'closed'");
    const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@example.com', MAIL_TO: 'b@example.com' };
    const configured = await startServer({ DATA_DIR: server.dataDir, DIST_DIR: fakeDist(), ...mail });
    expect(await configured.stop('SIGINT')).toBe(0);
    expect(configured.output().stdout).toMatch(new RegExp(`^${readyLine}`));
  });

  it('renders pages before the first visitor asks for them, if it is started with `npm start`', async () => {
    const start = { PROGRAM: resolve('scripts/start.mjs'), DIST_DIR: resolve('dist'), LOG_LEVEL: 'info' };
    const server = await startServer(start);
    try {
      for (const route of ['/careers', '/search'])
        await until(() => server.output().stderr.includes(`"route":"${route}","status":200`), route);
    } finally {
      await server.stop();
    }
  });

  itOn('sqlite', 'SQLite pragmas')('writes to a write-ahead log, also after a restart', async () => {
    const server = await startServer();
    await server.restart();
    expect(queryDatabase(server.dataDir, 'pragma journal_mode')).toEqual([{ journal_mode: 'wal' }]);
    await server.stop();
  });

  it('refuses a second process on the same data folder, with one line', async () => {
    const server = await startServer();
    const { code, stderr, stdout } = await startExpectingFailure({ DATA_DIR: server.dataDir });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toBe(`Another server process is already running on DATA_DIR ${server.dataDir}\n`);
    expect((await fetchFrom(server, '/healthz')).status).toBe(200);
    await server.stop();
  });

  it('names every bad setting, one line each', async () => {
    const { code, stderr } = await startExpectingFailure({
      PORT: '70000',
      LOG_LEVEL: 'loud',
      TRUST_PROXY: 'everybody',
      ALLOWED_ORIGINS: 'example.com',
    });
    expect(code).toBe(1);
    const names = stderr
      .trim()
      .split('\n')
      .map((line) => line.split(' ')[0]);
    expect(names).toEqual(['LOG_LEVEL', 'TRUST_PROXY', 'ALLOWED_ORIGINS', 'PORT']);
  });

  it('refuses a data folder that cannot be written, with one line', async () => {
    const file = join(freshDir(), 'file');
    writeFileSync(file, '');
    for (const DATA_DIR of [file, join(file, 'data'), '/proc/data']) {
      const { code, stderr } = await startExpectingFailure({ DATA_DIR });
      expect(code).toBe(1);
      expect(stderr).toMatch(new RegExp(`^DATA_DIR ${DATA_DIR} cannot be used \\(E?[A-Z_]+\\)\n$`));
    }
  });

  itOn('sqlite', 'replaces the SQLite file')(
    'refuses a file that is not a database, with one line',
    async () => {
      const DATA_DIR = freshDir();
      writeFileSync(
        join(DATA_DIR, 'site.db'),
        'not a database, but long enough to look like one '.repeat(50),
      );
      const { code, stderr } = await startExpectingFailure({ DATA_DIR });
      expect(code).toBe(1);
      expect(stderr).toContain(`The database in ${DATA_DIR} is damaged\n`);
    },
  );

  itOn('sqlite', 'damages the SQLite file')('refuses a damaged database, and says what to do', async () => {
    const server = await startServer();
    await server.stop();
    const file = join(server.dataDir, 'site.db');
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(0xff, 3 * 4096, 30 * 4096));
    const { code, stderr } = await startExpectingFailure({ DATA_DIR: server.dataDir });
    expect(code).toBe(1);
    expect(stderr).toContain(
      `The database in ${server.dataDir} is damaged\nStop the server and restore the newest backup: ./staff restore FILE\n`,
    );
  });

  it('refuses a database from a newer program, with one line, and does not change it', async () => {
    const server = await startServer();
    await server.stop();
    changeDatabase(
      server.dataDir,
      "insert into kysely_migration values ('9999_future', '2030-01-01T00:00:00.000Z')",
    );
    const { code, stderr } = await startExpectingFailure({ DATA_DIR: server.dataDir });
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^The database was written by a newer version of this program \(it has 9999_future, this is \d\S+\); start that version, or use another database \(DATA_DIR or DATABASE_URL\)\n$/m,
    );
  });

  it('completes an upload in progress after SIGTERM, refuses new connections, and exits with 0', async () => {
    const server = await startServer();
    let code: unknown;
    const response = await uploadDuringShutdown(server, async () => {
      code = await server.stop('SIGTERM');
    });
    expect(code).toBe(0);
    expect(response).toMatch(/\r\n\r\nHTTP\/1\.1 200 /);
    expect(response).toContain('"sha256":');
    // A proxy that kept the connection would send the next request into a closing one.
    expect(response).toMatch(/\r\nconnection: close\r\n/i);
    expect(countStored(server.dataDir).resumes).toBe(1);
  });

  it('exits after ten seconds if clients of the site and the desk keep empty connections open', async () => {
    const server = await startServer({ DESK_PORT: '0' });
    const [, desk = ''] = /staff desk is at (\S+)/.exec(server.output().stdout) ?? [];
    for (const url of [server.url, desk])
      await once(
        connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined),
        'connect',
      );
    expect(await server.stop('SIGTERM')).toBe(0);
  });
});
