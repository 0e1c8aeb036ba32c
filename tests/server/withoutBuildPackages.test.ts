import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { freshDir } from '../support/server.ts';

/** The project as it lies on a server after `npm ci --omit=dev`, with a program in the place of the built one. */
const installed = ({ isBuilt }: { isBuilt: boolean }): string => {
  const root = freshDir();
  mkdirSync(join(root, 'node_modules/fastify'), { recursive: true });
  for (const name of ['scripts', 'package.json']) cpSync(name, join(root, name), { recursive: true });
  symlinkSync(join(process.cwd(), 'src'), join(root, 'src'));
  mkdirSync(join(root, 'dist/server'), { recursive: true });
  writeFileSync(join(root, 'dist/server/main.cjs'), "exports.main = () => console.log('started');");
  if (isBuilt) writeFileSync(join(root, 'dist/build.json'), '{"settings":{}}');
  return root;
};

const start = (root: string) =>
  spawnSync(process.execPath, ['scripts/start.mjs'], { cwd: root, encoding: 'utf8' });

describe('the start without the packages for building', () => {
  it('starts what was built elsewhere, however old its files look', () => {
    const { status, stdout, stderr } = start(installed({ isBuilt: true }));
    expect([status, stdout, stderr]).toEqual([0, 'started\n', '']);
  });

  it('says in one line what to run where nothing was built', () => {
    const { status, stdout, stderr } = start(installed({ isBuilt: false }));
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^The site is not built, .* run "npm ci && npm run build".*\n$/);
  });
});

interface Locked {
  packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
}

/** The places of the packages that `npm ci --omit=dev` installs. */
const productionPackages = (): string[] => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Locked;
  return Object.entries(packages).flatMap(([place, { dev, devOptional }]) =>
    place && !dev && !devOptional ? [place] : [],
  );
};

/** The project with what was built here, and those packages alone. */
const server = (): string => {
  const root = freshDir();
  for (const name of ['scripts', 'src', 'package.json', 'staff'])
    cpSync(name, join(root, name), { recursive: true });
  // Copied, because Node looks for packages from where a file really lies.
  for (const part of ['server', 'staff', 'renderer', 'manifest.json', 'build.json'])
    cpSync(join('dist', part), join(root, 'dist', part), { recursive: true });
  symlinkSync(join(process.cwd(), 'dist/site'), join(root, 'dist/site'));
  // Node itself is the one that runs this, and weighs a hundred megabytes.
  for (const place of productionPackages().filter((each) => !/\/node-linux-/.test(each)))
    if (existsSync(place)) cpSync(place, join(root, place), { recursive: true });
  return root;
};

describe('what npm ci --omit=dev installs (OPS-16)', () => {
  const env = { PATH: `${dirname(process.execPath)}:/usr/bin:/bin`, PORT: '0', DATA_DIR: freshDir() };

  it('is no more than stands in no bundle', () => {
    expect(productionPackages()).toContain('node_modules/better-sqlite3');
    expect(productionPackages().length).toBeLessThanOrEqual(60);
  });

  it('serves pages and takes staff commands', async () => {
    const root = server();
    const child = spawn(process.execPath, ['scripts/start.mjs'], { cwd: root, env });
    const output: string[] = [];
    const url = await new Promise<string>((ready, fail) => {
      const read = (text: Buffer): void => {
        output.push(String(text));
        const found = / is ready at (\S+)\n/.exec(output.join(''))?.[1];
        if (found) ready(found);
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.on('close', () => fail(new Error(output.join(''))));
    });
    try {
      expect((await fetch(`${url}/careers`)).status).toBe(200);
      const staff = (...words: string[]) =>
        spawnSync('sh', ['./staff', ...words], { cwd: root, env, encoding: 'utf8' });
      expect(staff('openings', 'list')).toMatchObject({ status: 0, stderr: '' });
    } finally {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
  });
});
