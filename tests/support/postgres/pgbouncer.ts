import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { findProgram, installPackages } from '../../../scripts/debianPackages.ts';
import { reservePort } from '../reservePort.ts';
import { freshDir } from '../server.ts';

/** Whether this machine has pgbouncer. Root installs Debian's package if it is missing. */
export const hasPgbouncer = (): boolean => {
  if (!findProgram('pgbouncer')) installPackages('pgbouncer');
  return findProgram('pgbouncer') !== undefined;
};

const isOpen = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      done(true);
    }).on('error', () => done(false));
  });

const configure = (target: URL, { port, mode }: { port: number; mode: 'session' | 'transaction' }): string =>
  `[databases]
* = host=${target.hostname} port=${target.port} user=${target.username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
ignore_startup_parameters = statement_timeout
default_pool_size = 30
server_login_retry = 1
`;

/** Starts pgbouncer before a database. `url` is the database's URL through it; `pointTo` another database. */
export const startPgbouncer = async (url: string, mode: 'session' | 'transaction') => {
  const folder = freshDir();
  chmodSync(folder, 0o777);
  const port = await reservePort();
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, configure(new URL(url), { port, mode }));
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
  const child = spawn('pgbouncer', [...user, '-q', file], { stdio: 'ignore' });
  while (!(await isOpen(port))) {
    if (child.exitCode !== null) throw new Error('pgbouncer did not start');
    await new Promise((done) => setTimeout(done, 20));
  }
  const pooled = new URL(url);
  pooled.port = String(port);
  return {
    url: pooled.href,
    pointTo: (newUrl: string) => {
      writeFileSync(file, configure(new URL(newUrl), { port, mode }));
      child.kill('SIGHUP');
    },
    stop: async () => {
      const closed = once(child, 'close');
      child.kill('SIGKILL');
      await closed;
    },
  };
};
