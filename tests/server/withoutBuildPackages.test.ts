import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
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
