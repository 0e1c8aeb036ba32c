import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHUNK_TIMEOUT_MS } from '../../src/contract/constants.ts';
import { siteFolder } from '../support/builtSite.ts';

const folder = join(siteFolder, 'static/js');
const scripts = readdirSync(folder)
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
const main = scripts.find(({ file }) => file.startsWith('main.'))?.text ?? '';

describe('the built scripts', () => {
  it('are named by their content: main, and chunks on the specified path', () => {
    expect(scripts.length).toBeGreaterThan(10);
    const odd = scripts.filter(
      ({ file }) => !/^(main\.[0-9a-f]{8}|[\w-]+\.[0-9a-f]{8}\.chunk)\.js$/.test(file),
    );
    expect(odd.map(({ file }) => file)).toEqual([]);
  });

  it('wait for a chunk as long as the figure says, and lead nobody to their sources', () => {
    // As minifiers write it: 12e4.
    const short = `${CHUNK_TIMEOUT_MS / 10_000}e4`;
    expect(main.includes(short) || main.includes(String(CHUNK_TIMEOUT_MS))).toBe(true);
    expect(scripts.filter(({ text }) => text.includes('sourceMappingURL')).map(({ file }) => file)).toEqual(
      [],
    );
  });
});
