import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { site } from '../../src/content/site.ts';

const OTHER = 'Harrowgate';
const LEFT_BEHIND = new Set(['node_modules', 'dist', 'data', '.git', 'test-results']);
const BRAND = new RegExp(site.name, 'i');

/** A copy of the project in which nothing but the brand's one file says another name. */
const rebrandedCopy = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'rebranded-'));
  cpSync(resolve('.'), folder, { recursive: true, filter: (path) => !LEFT_BEHIND.has(basename(path)) });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const file = join(folder, 'src/content/site.ts');
  const renamed = readFileSync(file, 'utf8')
    .replaceAll(site.name, OTHER)
    .replaceAll(site.name.toLowerCase(), OTHER.toLowerCase());
  writeFileSync(file, renamed);
  return folder;
};

describe('the site under another name', () => {
  const folder = rebrandedCopy();
  const built = spawnSync(process.execPath, ['scripts/build.ts'], { cwd: folder, encoding: 'utf8' });
  const files = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(html|js|cjs|css|svg|xml|txt|json|webmanifest)$/.test(name),
  );
  const read = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8');

  afterAll(() => rmSync(folder, { recursive: true }));

  it('builds', () => {
    expect(built.stderr).toBe('');
    expect(built.status).toBe(0);
  });

  it('says the other name on its pages', () => {
    const silent = files.filter((name) => name.endsWith('.html') && !read(name).includes(OTHER));
    expect(files.length).toBeGreaterThan(100);
    expect(silent).toEqual([]);
  });

  it('holds no trace of this name in pages, scripts, pictures, mails or feeds', () => {
    expect(files.filter((name) => BRAND.test(read(name)))).toEqual([]);
  });
});
