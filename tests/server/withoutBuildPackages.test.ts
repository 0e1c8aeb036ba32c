import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshDir } from '../support/server.ts';

/** Installs the project like `npm ci --omit=dev` on a server, with a fake built program. */
const installProject = ({ isBuilt }: { isBuilt: boolean }): string => {
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

describe('starting without the build packages', () => {
  it('starts what was built elsewhere, however old its files look', () => {
    const { status, stdout, stderr } = start(installProject({ isBuilt: true }));
    expect([status, stdout, stderr]).toEqual([0, 'started\n', '']);
  });

  it('says in one line what to run if nothing was built', () => {
    const { status, stdout, stderr } = start(installProject({ isBuilt: false }));
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^The site is not built, .* run "npm ci && npm run build".*\n$/);
  });
});

interface LockFile {
  packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
}

/** Returns the paths of the packages that `npm ci --omit=dev` installs. */
const listProductionPackages = (): string[] => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile;
  return Object.entries(packages).flatMap(([path, { dev, devOptional }]) =>
    path && !dev && !devOptional ? [path] : [],
  );
};

describe('what npm ci --omit=dev installs', () => {
  it('includes only packages that no bundle contains', () => {
    expect(listProductionPackages()).toContain('node_modules/better-sqlite3');
    expect(listProductionPackages().length).toBeLessThanOrEqual(60);
  });
});
