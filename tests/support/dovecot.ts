import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram, installPackages } from '../../scripts/debianPackages.ts';
import { reservePort } from './reservePort.ts';
import { until } from './smtp.ts';

/** Returns why dovecot cannot run on this machine, after trying to install it; undefined if it can. */
export const checkDovecot = (): string | undefined => {
  if (process.getuid?.() !== 0) return 'dovecot starts only as root';
  if (!findProgram('dovecot')) installPackages('dovecot-imapd');
  return findProgram('dovecot') ? undefined : 'dovecot is not installed: apt-get install dovecot-imapd';
};

export interface Dovecot {
  url: string;
  /** Puts an email into the mailbox. */
  deliver: (headers: readonly string[], body: string) => void;
  /** The names of the files of the mailbox: they contain the flags, such as S for seen. */
  listFiles: () => string[];
  stop: () => Promise<void>;
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
    setTimeout(() => socket.destroy(), 500).unref();
  });

const id = (flag: string, user: string): number =>
  Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));

/** Runs Debian's IMAP server with one mailbox, of careers@example.com. */
export const startDovecot = async (): Promise<Dovecot> => {
  // Not in the folder of the run, which only its user can open: dovecot's processes have users of their own.
  const folder = mkdtempSync(join(tmpdir(), 'dovecot-'));
  chmodSync(folder, 0o755);
  const [uid, gid] = [id('-u', 'nobody'), id('-g', 'nobody')];
  const mail = join(folder, 'mail');
  for (const path of [folder, mail, ...['new', 'cur', 'tmp'].map((name) => join(mail, name))]) {
    mkdirSync(path, { recursive: true, mode: 0o755 });
    chownSync(path, uid, gid);
  }
  const port = await reservePort();
  const users = join(folder, 'users');
  writeFileSync(users, 'careers@example.com:{PLAIN}secret word\n');
  const config = join(folder, 'dovecot.conf');
  writeFileSync(
    config,
    `base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
mail_location = maildir:${mail}
first_valid_uid = 1
passdb {
  driver = passwd-file
  args = ${users}
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
`,
  );
  const dovecot = spawn('dovecot', ['-F', '-c', config], { stdio: 'ignore' });
  await until(() => isOpen(port), 'dovecot');
  let count = 0;
  return {
    url: `imap://${encodeURIComponent('careers@example.com')}:secret%20word@127.0.0.1:${port}`,
    deliver: (headers, body) => {
      count += 1;
      const name = `${1_700_000_000 + count}.M${count}.test`;
      const file = join(mail, 'tmp', name);
      writeFileSync(file, [...headers, '', body, ''].join('\r\n'));
      chownSync(file, uid, gid);
      // A mail server delivers by moving the file.
      spawnSync('mv', [file, join(mail, 'new', name)]);
    },
    listFiles: () => ['new', 'cur'].flatMap((name) => readdirSync(join(mail, name))).toSorted(),
    stop: async () => {
      const exited = once(dovecot, 'exit');
      dovecot.kill();
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
