import { spawnSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { cpus, loadavg } from 'node:os';
import { resolve, join } from 'node:path';
import { parseArgs } from 'node:util';
import { openingPath, paths } from '../src/content/paths.ts';
import { calls } from '../src/contract/calls.ts';
import { reservePort } from '../tests/support/reservePort.ts';
import { startServer, freshDir } from '../tests/support/server.ts';
import { ACCEPT_ENCODING, measureRate, type Rate } from './wrk.ts';

/** A recorded response of our server, for nginx to send. */
interface RecordedResponse {
  /** Name of the file that holds the bytes. */
  name: string;
  headers: Readonly<Record<string, string>>;
  bytes: Buffer;
}

const request = (url: string): Promise<IncomingMessage> =>
  new Promise((done, fail) => {
    get(url, { headers: { 'accept-encoding': ACCEPT_ENCODING } }, done).on('error', fail);
  });

/** Fetches a URL with wrk's headers, and keeps the bytes as sent, without decompressing them. */
const recordResponse = async (url: string, name: string): Promise<RecordedResponse> => {
  const response = await request(url);
  const bytes = Buffer.concat(await response.toArray());
  const headers = Object.entries(response.headers).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)] as const],
  );
  return { name, headers: Object.fromEntries(headers), bytes };
};

/** Response headers that nginx writes itself. */
const NGINX_HEADERS = new Set([
  'date',
  'connection',
  'keep-alive',
  'content-length',
  'transfer-encoding',
  'server',
]);
const isWrittenByNginx = (name: string): boolean => NGINX_HEADERS.has(name);

const formatHeaders = (headers: RecordedResponse['headers']): string =>
  Object.entries(headers)
    .filter(([name]) => !isWrittenByNginx(name) && name !== 'content-type' && name !== 'etag')
    .map(([name, value]) => `add_header ${name} '${value.replaceAll("'", "\\'")}';`)
    .join(' ');

const formatLocations = (responses: readonly RecordedResponse[]): string =>
  responses
    .map(
      ({ name, headers }) =>
        `location = /${name} { types {} default_type '${headers['content-type'] ?? ''}'; ${formatHeaders(headers)} }`,
    )
    .join('\n');

interface Nginx {
  url: string;
  stop: () => Promise<void>;
}

/** Starts one nginx worker with the same bytes and headers, in its fastest configuration. */
const startNginx = async (responses: readonly RecordedResponse[]): Promise<Nginx> => {
  const dir = freshDir();
  const root = join(dir, 'root');
  mkdirSync(root);
  for (const { name, bytes } of responses) writeFileSync(join(root, name), bytes);
  const port = await reservePort();
  const file = join(dir, 'nginx.conf');
  writeFileSync(
    file,
    `worker_processes 1; daemon off; master_process off; user root; error_log ${dir}/error.log; pid ${dir}/pid;
events { worker_connections 4096; }
http { access_log off; sendfile on; tcp_nodelay on; keepalive_requests 1000000000; open_file_cache max=100;
server { listen 127.0.0.1:${port}; root ${root}; ${formatLocations(responses)} } }`,
  );
  const child = spawn('nginx', ['-c', file], { stdio: 'inherit' });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await fetch(`${url}/${responses[0]?.name ?? ''}`).then(
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

/**
 * Compares the built server's pages and calls per second with one nginx worker that sends the same bytes and headers
 * from files. The two take turns, so that both run under the same load.
 */
const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '64' },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '5' },
    help: { type: 'boolean', default: false },
  },
});

const pathsByName = {
  'list call': calls.careerList,
  'detail call': `${calls.careerDetail}/1`,
  'home page': paths.home,
  'service page': paths.networkAudit,
  'careers page': paths.careers,
  'job page': openingPath(1),
};

const isInstalled = (program: string): boolean => spawnSync('which', [program]).status === 0;

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

const run = async (): Promise<void> => {
  const server = await startServer({ DIST_DIR: resolve('dist') });
  const names = Object.entries(pathsByName).map(([name, path]) => ({
    name,
    path,
    file: name.replaceAll(' ', '-'),
  }));
  const responses = await Promise.all(names.map(({ path, file }) => recordResponse(server.url + path, file)));
  const nginx = await startNginx(responses);
  const options = { connections: Number(values.connections), seconds: Number(values.seconds) };
  const headings = [
    'what',
    'bytes',
    'ours per second',
    'nginx per second',
    'ratio',
    'our p99 ms',
    'nginx p99 ms',
  ];
  console.log([row(headings), row(headings.map(() => '---'))].join('\n'));
  for (const [index, { name, path, file }] of names.entries()) {
    const urls = [server.url + path, `${nginx.url}/${file}`];
    const turns: Rate[][] = [];
    for (let round = 0; round < Number(values.rounds); round += 1)
      turns.push(urls.map((url) => measureRate(url, options)));
    const medians = (figure: keyof Rate): number[] =>
      urls.map((_, column) => median(turns.map((turn) => turn[column]?.[figure] ?? Number.NaN)));
    const [ourRate = 0, nginxRate = 0] = medians('perSecond');
    const rates = [Math.round(ourRate), Math.round(nginxRate), (ourRate / nginxRate).toFixed(2)];
    const latencies = medians('p99').map((ms) => ms.toFixed(2));
    console.log(row([name, responses[index]?.bytes.length ?? 0, ...rates, ...latencies]));
  }
  await nginx.stop();
  await server.stop();
  const machine = `${cpus()[0]?.model.trim() ?? 'unknown'} x ${cpus().length}, Node ${process.version}`;
  console.log(
    `\n${new Date().toISOString().slice(0, 10)}, ${machine}, ${values.connections} connections, medians of ${values.rounds}; load ${loadavg()[0]?.toFixed(1)}.`,
  );
};

if (values.help) console.log('Usage: npm run bench -- serve [--connections 64] [--seconds 3] [--rounds 5]');
else if (!isInstalled('nginx') || !isInstalled('wrk')) {
  console.error('This benchmark needs nginx and wrk: apt-get install -y nginx-light wrk');
  process.exitCode = 1;
} else await run();
