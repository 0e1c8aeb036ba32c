import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Runs the check on a project with one document. */
const check = (document: string): string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "scripts": { "build": "true" } }');
  writeFileSync(
    join(folder, 'server.ts'),
    "defineCommand({\n  name: 'outbox list',\n}, env.DATA_DIR, 'site.db');",
  );
  writeFileSync(join(folder, 'README.md'), document);
  const { stderr } = spawnSync(process.execPath, ['--no-warnings', resolve('scripts/checkDocs.ts')], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  return stderr.split('\n').filter(Boolean);
};

describe('npm run check:docs', () => {
  it('accepts what exists', () => {
    expect(
      check('`server.ts`, [it](server.ts), `npm run build`, `./staff outbox list`, `DATA_DIR`, `site.db`'),
    ).toEqual([]);
  });

  it.each([
    ['a file', '`src/queue.ts`', 'src/queue.ts'],
    ['a link', '[the queue](queue.ts)', 'queue.ts'],
    ['a script', '`npm run deploy`', 'npm run deploy'],
    ['a command', '`quillmere-staff outbox purge`', 'quillmere-staff outbox purge'],
    ['a setting', 'Set `DATA_FOLDER=/var`.', 'DATA_FOLDER'],
  ])('names %s that does not exist', (_kind, text, name) => {
    expect(check(text)).toEqual([`README.md: ${name} does not exist`]);
  });
});
