import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

interface Service {
  image?: string;
  build?: { context: string; dockerfile: string };
  environment?: Record<string, string>;
  volumes?: string[];
  ports?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: unknown;
}
interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, null>;
}

const read = (name: string): string => readFileSync(join('deploy', name), 'utf8');
const { services, volumes } = parse(read('compose.yaml'), { merge: true }) as Compose;
const site = Object.entries(services).filter(([, { build }]) => build);

/** From outside: what whoever starts it puts beside the file. */
const GIVEN = ['./certificate', './release/dist/site'];

describe('deploy/compose.yaml, which nothing here can run', () => {
  it('says that it was not run, and starts two processes on one database behind nginx', () => {
    expect(read('compose.yaml')).toContain('Tried by no test here');
    expect(Object.keys(services)).toEqual(['database', 'site1', 'site2', 'nginx']);
    for (const { image } of Object.values(services)) if (image) expect(image).toMatch(/:\d+[\w.-]*$/);
  });

  it('sets what is a setting, and nothing that the Containerfile sets', () => {
    const known = readFileSync('.env.example', 'utf8');
    const fixed = /^ENV (.*)$/m.exec(read('Containerfile'))?.[1] ?? '';
    for (const [, { environment = {} }] of site)
      for (const name of Object.keys(environment)) {
        expect(known).toMatch(new RegExp(`^#? ?${name}=`, 'm'));
        expect(` ${fixed}`).not.toContain(` ${name}=`);
      }
  });

  it('gives server and database the same name, user and password', () => {
    const { POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB } = services['database']?.environment ?? {};
    for (const [, { environment = {} }] of site)
      expect(environment['DATABASE_URL']).toBe(
        `postgres://${POSTGRES_USER}:${POSTGRES_PASSWORD}@database:5432/${POSTGRES_DB}`,
      );
  });

  it('tells nginx of each process at the port that it listens on, once that is healthy', () => {
    const port = /\bPORT=(\d+)/.exec(read('Containerfile'))?.[1];
    const named = [...read('compose-processes.conf').matchAll(/^server (\S+) /gm)].map(([, at]) => at);
    expect(named).toEqual(site.map(([name]) => `${name}:${port}`));
    expect(Object.keys(services['nginx']?.depends_on ?? {})).toEqual(site.map(([name]) => name));
    expect(read('Containerfile')).toContain('HEALTHCHECK ');
    for (const name of ['database', ...site.map(([each]) => each)])
      expect(services[name]?.healthcheck).toBeDefined();
  });

  it('mounts files that are there, where nginx looks for them, and a folder of its own for each process', () => {
    const mounts = Object.values(services).flatMap((service) => service.volumes ?? []);
    for (const mount of mounts) {
      const [from = ''] = mount.split(':');
      if (!from.startsWith('./')) expect(Object.keys(volumes)).toContain(from);
      else if (!GIVEN.includes(from)) expect([from, existsSync(join('deploy', from))]).toEqual([from, true]);
    }
    const targets = mounts.map((mount) => mount.split(':')[1] ?? '');
    const wanted = [
      ...read('nginx.conf').matchAll(/(?:include|root|ssl_certificate) (\/(?:etc|opt)[^;]+);/g),
    ];
    expect(wanted.length).toBeGreaterThan(5);
    for (const [, path = ''] of wanted)
      expect([path, targets.some((target) => path.startsWith(target))]).toEqual([path, true]);
    const folders = site.map(([, service]) => service.volumes?.[0]?.split(':')[0]);
    expect(new Set(folders).size).toBe(site.length);
    expect(read('Containerfile')).toContain('VOLUME /data');
  });
});
