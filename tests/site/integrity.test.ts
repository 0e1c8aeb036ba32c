import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { builtPages, lateFiles, lateHashes, siteFolder } from '../support/builtSite.ts';

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64');
const read = (file: string): Buffer => readFileSync(join(siteFolder, file));

/** What a browser ends up with that takes the file as it is, or one of its compressed copies. */
const variantsOf = (file: string): Buffer[] => [
  read(file),
  ...(existsSync(join(siteFolder, `${file}.br`)) ? [brotliDecompressSync(read(`${file}.br`))] : []),
  ...(existsSync(join(siteFolder, `${file}.gz`)) ? [gunzipSync(read(`${file}.gz`))] : []),
];

const folder = '/static/js';
const find = (pattern: RegExp) =>
  readdirSync(join(siteFolder, folder)).find((name) => pattern.test(name)) ?? '';
const main = read(`${folder}/${find(/^main\.\w+\.js$/)}`).toString();
const tableName = find(/^chunk-table\.\w+\.chunk\.js$/);
const chunks = readdirSync(join(siteFolder, folder)).filter(
  (name) => name.endsWith('.chunk.js') && name !== tableName,
);
const table = read(`${folder}/${tableName}`).toString();
const rows = Object.values(
  JSON.parse(table.replace('globalThis.chunkTable=', '')) as Record<string, [string, string]>,
);

describe('the hashes by which a browser checks what it runs', () => {
  it.each(builtPages().map(({ path, html }) => [path, html] as const))(
    'are those of each file that %s loads, compressed or not',
    (_, html) => {
      const files = lateFiles(html);
      expect(lateHashes(html)).toHaveLength(files.length);
      for (const [index, file] of files.entries())
        for (const bytes of variantsOf(file))
          expect([file, hashOf(bytes)]).toEqual([file, lateHashes(html)[index]]);
    },
  );

  it('are those of each stylesheet that is linked', () => {
    for (const { html } of builtPages()) {
      for (const [link, href = ''] of html.matchAll(/<link rel="stylesheet" href="([^"]+)"[^>]*>/g))
        expect(link).toContain(` integrity="sha256-${hashOf(read(href))}"`);
    }
  });

  it('are those of every chunk that is loaded later', () => {
    const wanted = chunks.map((name) => [name.replace('.chunk.js', ''), hashOf(read(`${folder}/${name}`))]);
    expect(chunks.length).toBeGreaterThan(20);
    expect(rows.toSorted()).toEqual(wanted.toSorted());
  });

  it('are those of the table itself, which the main script names and whose rows it does not hold', () => {
    expect(main).toContain(`"static/js/${tableName}"`);
    expect(main).toContain(hashOf(read(`${folder}/${tableName}`)));
    expect(main.match(/[A-Za-z\d+/]{43}=/g)).toHaveLength(1);
    expect(chunks.filter((name) => main.includes(name.replace('.chunk.js', '')))).toEqual([]);
  });
});
