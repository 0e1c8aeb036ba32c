import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reservePort } from './reservePort.ts';
import { freshDir } from './server.ts';

/** Returns why nginx cannot run on this machine; undefined if it can. */
export const checkNginx = (): string | undefined =>
  spawnSync('nginx', ['-v']).status === 0 ? undefined : 'nginx is not installed: apt-get install nginx';

const makeCertificate = (folder: string): void => {
  const args =
    'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=www.example.com -keyout privkey.pem -out fullchain.pem';
  execFileSync('openssl', args.split(' '), { cwd: folder, stdio: 'ignore' });
};

const isOpen = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).then(
    () => true,
    () => false,
  );

export interface Nginx {
  /** Ports on the loopback interface. */
  http: number;
  https: number;
  /** Everything it has logged. */
  log: () => string;
  stop: () => Promise<void>;
}

/**
 * Runs Debian's nginx with deploy/nginx.conf and nginx-desk.conf. Changes only its ports and certificate, the folders of
 * the current and the previous site, and the ports of the server's processes.
 */
export const startNginx = async (options: {
  /** Ports of the server's processes. */
  ports: readonly string[];
  site: string;
  previous: string;
  /** Ports of the staff desk in these processes, if the test uses it. */
  desk?: readonly string[];
}): Promise<Nginx> => {
  const folder = freshDir();
  makeCertificate(folder);
  mkdirSync(join(folder, 'cache'));
  const [http, https] = [await reservePort(), await reservePort()];
  for (const name of ['quillmere-proxy.conf', 'quillmere-file.conf', 'quillmere-office.conf'])
    writeFileSync(join(folder, name), readFileSync(join('deploy', name)));
  for (const [name, ports] of [
    ['quillmere-processes.conf', options.ports],
    ['quillmere-desk-processes.conf', options.desk ?? ['3001']],
  ] as const)
    writeFileSync(
      join(folder, name),
      ports.map((port) => `server 127.0.0.1:${port} max_fails=0;\n`).join(''),
    );
  const site = ['nginx.conf', 'nginx-desk.conf']
    .map((name) => readFileSync(join('deploy', name), 'utf8'))
    .join('\n')
    .replaceAll('listen 80;', `listen 127.0.0.1:${http};`)
    .replaceAll('listen 443 ssl http2;', `listen 127.0.0.1:${https} ssl http2;`)
    .replace(/^ *listen \[::\].*\n/gm, '')
    .replaceAll('/etc/quillmere/certificate', folder)
    .replaceAll('/etc/nginx/', `${folder}/`)
    .replaceAll('/var/lib/nginx/quillmere', join(folder, 'cache'))
    .replaceAll('/var/log/nginx/', `${folder}/`)
    .replaceAll('/opt/quillmere/current/dist/site', options.site)
    .replaceAll('/opt/quillmere/previous/dist/site', options.previous);
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${user}worker_processes auto;\ndaemon off;\npid ${folder}/nginx.pid;\nerror_log ${folder}/error.log;\nevents { worker_connections 16384; }\nhttp {\n${
      existsSync('/etc/nginx/mime.types') ? 'include /etc/nginx/mime.types;' : ''
    }\n${temporary}\n${site}\n}\n`,
  );
  const child = spawn(
    'nginx',
    ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let output = '';
  child.stderr.on('data', (text: Buffer) => (output += String(text)));
  while (!(await isOpen(http))) {
    if (child.exitCode !== null) throw new Error(output);
    await new Promise((done) => setTimeout(done, 20));
  }
  return {
    http,
    https,
    log: () => readFileSync(join(folder, 'error.log'), 'utf8'),
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
};
