import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** A small project with one forbidden import of each kind. */
const planted: Record<string, string> = {
  'src/lib/upwards.ts': "import { pages } from '../content/pages.ts';\nexport const upwards = pages;",
  'src/content/pages.ts': 'export const pages = {};',
  'src/ui/Button.ts': "import { slice } from '../store/slice.ts';\nexport const Button = slice;",
  'src/store/slice.ts': 'export const slice = {};',
  'src/features/one/One.ts': "import { two } from '../two/Two.ts';\nexport const one = two;",
  'src/features/two/Two.ts': 'export const two = {};',
  'src/app/App.ts': "import { rows } from '../server/rows.ts';\nexport const app = rows;",
  'src/server/rows.ts': "import { slice } from '../store/slice.ts';\nexport const rows = slice;",
  'src/content/a.ts': "import type { B } from './b.ts';\nexport interface A { b: B }",
  'src/content/b.ts': "import type { A } from './a.ts';\nexport interface B { a: A }",
};

const findViolations = (): string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'layers-'));
  for (const [file, text] of Object.entries(planted)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  for (const file of ['.dependency-cruiser.mjs', 'tsconfig.json', 'package.json'])
    copyFileSync(file, join(folder, file));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const program = resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const { stdout } = spawnSync(process.execPath, [program, '--output-type', 'json', 'src'], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  const { summary } = JSON.parse(stdout) as { summary: { violations: { from: string }[] } };
  return [...new Set(summary.violations.map(({ from }) => from))];
};

it('npm run check:layers reports an import upwards, sideways, into the server, out of it, and a circular one', () => {
  expect(findViolations()).toEqual(
    expect.arrayContaining([
      'src/lib/upwards.ts',
      'src/ui/Button.ts',
      'src/features/one/One.ts',
      'src/app/App.ts',
      'src/server/rows.ts',
      'src/content/a.ts',
    ]),
  );
}, 60_000);
