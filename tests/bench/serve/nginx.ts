import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../support/freePort.ts';
import { freshDir } from '../../support/server.ts';
import type { Answered } from './answered.ts';

/** Headers that nginx writes by itself. */
const OWN = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding', 'server']);
const isWrittenBySender = (name: string): boolean => OWN.has(name);

const headerLines = (headers: Answered['headers']): string =>
  Object.entries(headers)
    .filter(([name]) => !isWrittenBySender(name) && name !== 'content-type' && name !== 'etag')
    .map(([name, value]) => `add_header ${name} '${value.replaceAll("'", "\\'")}';`)
    .join(' ');

const locations = (answers: readonly Answered[]): string =>
  answers
    .map(
      ({ name, headers }) =>
        `location = /${name} { types {} default_type '${headers['content-type'] ?? ''}'; ${headerLines(headers)} }`,
    )
    .join('\n');

interface Nginx {
  /** Without an access log, with files kept open: the most that it can. */
  url: string;
  stop: () => Promise<void>;
}

/** One nginx worker with the same bytes and headers. */
export const startNginx = async (answers: readonly Answered[]): Promise<Nginx> => {
  const dir = freshDir();
  const root = join(dir, 'root');
  mkdirSync(root);
  for (const { name, bytes } of answers) writeFileSync(join(root, name), bytes);
  const port = await freePort();
  const file = join(dir, 'nginx.conf');
  writeFileSync(
    file,
    `worker_processes 1; daemon off; master_process off; user root; error_log ${dir}/error.log; pid ${dir}/pid;
events { worker_connections 4096; }
http { access_log off; sendfile on; tcp_nodelay on; keepalive_requests 1000000000; open_file_cache max=100;
server { listen 127.0.0.1:${port}; root ${root}; ${locations(answers)} } }`,
  );
  const child = spawn('nginx', ['-c', file], { stdio: 'inherit' });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await fetch(`${url}/${answers[0]?.name ?? ''}`).then(
        () => true,
        () => false,
      )
    )
      break;
    await new Promise((done) => setTimeout(done, 20));
  }
  return {
    url,
    stop: async () => {
      child.kill();
      await once(child, 'close');
    },
  };
};
