import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from '@playwright/test';
import { paths } from '../../src/content/paths.ts';
import { freePort } from '../support/freePort.ts';

const PARTS = ['src', 'public', 'scripts', 'package.json', 'tsconfig.json', 'webpack.config.ts'];

/** The sources in a folder of their own, to be changed there. */
const copySources = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'development-'));
  for (const part of PARTS) cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
};

const change = (file: string, from: string, to: string): void => {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
};

// Both use one start, which takes half a minute.
test.describe.configure({ mode: 'default' });

let folder: string;
let port: number;
let development: ChildProcess;
const lines: string[] = [];

test.beforeAll(async () => {
  test.setTimeout(240_000);
  folder = copySources();
  port = await freePort();
  writeFileSync(
    join(folder, '.env'),
    `PORT=${port}\nSERVER_PORT=${await freePort()}\nDATA_DIR=${folder}/data\n`,
  );
  const env = { PATH: process.env['PATH'] };
  development = spawn(process.execPath, ['scripts/dev.ts'], { cwd: folder, env, detached: true });
  for (const input of [development.stdout, development.stderr])
    if (input) createInterface({ input }).on('line', (line) => lines.push(line));
  await expect.poll(() => lines, { timeout: 220_000 }).toContain(`Open http://localhost:${port}`);
});

test.afterAll(async () => {
  const ended = once(development, 'exit');
  development.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
});

test('the page reloads with a changed component', { tag: '@long' }, async ({ page }) => {
  test.slow();
  await page.goto(`http://localhost:${port}${paths.contactUs}`);
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
  change(join(folder, 'src/features/contact/MessagePrivacy.tsx'), '{messageTexts.privacy}', 'Newly worded');
  await expect(page.getByText('Newly worded')).toBeVisible({ timeout: 60_000 });
});

test('the server restarts when one of its sources changes', { tag: '@long' }, async ({ request }) => {
  test.slow();
  const file = join(folder, 'src/contract/calls.ts');
  const before = lines.length;
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n`);
  await expect
    .poll(() => lines.slice(before), { timeout: 60_000 })
    .toContain("Restarting 'src/server/serve.ts'");
  await expect
    .poll(async () => (await request.get(`http://localhost:${port}/career.php`)).status(), {
      timeout: 60_000,
    })
    .toBe(200);
});
