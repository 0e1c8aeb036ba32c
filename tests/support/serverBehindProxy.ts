import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseUrlFor } from './engine.ts';
import { reservePort } from './reservePort.ts';
import { freshDir, startServer, type TestServer } from './server.ts';

/** Long, because the processes start together, perhaps on a busy machine. */
const START_TIMEOUT_MS = 60_000;

/** Each request goes to the next process: the hardest case, because deploy/nginx.conf keeps a client at one process. */
const makeConfiguration = (
  folder: string,
  { port, ports }: { port: number; ports: readonly string[] },
): string => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/nginx.pid;
events {}
http {
  access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
  upstream site {
${ports.map((each) => `    server 127.0.0.1:${each};`).join('\n')}
  }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 6m;
    location / {
      proxy_pass http://site;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto http;
      proxy_request_buffering off;
    }
  }
}
`;

const startProxy = async (ports: readonly string[]): Promise<{ url: string; nginx: ChildProcess }> => {
  const folder = freshDir();
  const port = await reservePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, makeConfiguration(folder, { port, ports }));
  const nginx = spawn('nginx', ['-p', folder, '-c', file, '-e', join(folder, 'error.log')], {
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await new Promise((done) => setTimeout(done, 20));
  return { url, nginx };
};

/** Starts several server processes on one PostgreSQL, which look like one server. */
export const startBehindProxy = async (count: number, env: Record<string, string>): Promise<TestServer> => {
  const dataDir = env['DATA_DIR'] ?? freshDir();
  const commonSettings = { DATABASE_URL: databaseUrlFor(dataDir), TRUST_PROXY: '1', ...env };
  const ports: string[] = [];
  while (ports.length < count) ports.push(String(await reservePort()));
  const start = (PORT: string, at: number) =>
    startServer({ ...commonSettings, PORT, DATA_DIR: at === 0 ? dataDir : freshDir() }, START_TIMEOUT_MS);
  const servers = await Promise.all(ports.map(start));
  const { url, nginx } = await startProxy(ports);
  const joinOutputs = (name: 'stdout' | 'stderr') => servers.map((server) => server.output()[name]).join('');
  return {
    url,
    dataDir,
    pid: servers[0]?.pid ?? 0,
    stop: async (signal) => {
      nginx.kill('SIGTERM');
      if (nginx.exitCode === null) await once(nginx, 'exit');
      const codes = await Promise.all(servers.map((server) => server.stop(signal)));
      return codes.find((code) => code !== 0) ?? 0;
    },
    restart: async (signal) => {
      await Promise.all(servers.map((server) => server.restart(signal)));
    },
    output: () => ({ stdout: joinOutputs('stdout'), stderr: joinOutputs('stderr') }),
  };
};
