import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { FIRST_BRAND } from './findOldBrand.ts';

type Change = readonly [file: string, text: string | RegExp, replacement: string];

/** Runs the check on a copy of the sources in which some texts are replaced. */
const checkChanged = (changes: readonly Change[]): string => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  for (const part of ['content', 'contract', 'lib', 'styles'])
    cpSync(join('src', part), join(folder, 'src', part), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  for (const [file, text, replacement] of changes) {
    const path = join(folder, 'src/content', file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(text, replacement));
  }
  const { stderr } = spawnSync(process.execPath, ['--no-warnings', resolve('scripts/checkContent.ts')], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  return stderr;
};

const check = (...change: Change): string => {
  const [file, text, replacement] = change;
  const content = readFileSync(join('src/content', file), 'utf8');
  expect(content.replace(text, replacement) === content).toBe(text === '');
  return checkChanged([change]);
};

describe('npm run check:content', () => {
  it('accepts the content as it is', () => {
    expect(check('pages.ts', '', '')).toBe('');
  });

  it.each([
    ['practices.ts', /'networkAudit',\s*/, '', "'networkAudit' has a page but no practice lists it"],
    ['paths.ts', /\n {2}networkAudit: .*/, '', "paths.ts: 'networkAudit' has a page record but no path"],
    ['pages.ts', /\n {2}networkAudit: [^}]*\},/, '', "'networkAudit' has a path in paths.ts but no page"],
    ['catalogue.ts', /.*network\.services.*/, '', "catalogue.ts: 'networkAudit' has a page but no search"],
    ['whichOne.ts', /.*'networkAudit'.*/, '', "whichOne.ts: 'networkAudit' has a page but no situation"],
    ['services/serviceIcons.ts', "'lens'", "'paths'", "'networkAudit' has the same icon as 'sdWan'"],
    [
      'pageTexts/network.ts',
      'Network Installations and Maintenance often follows',
      'Installing often follows',
      "last paragraph of 'networkAudit'",
    ],
    ['pageTexts/network.ts', 'Network audit', 'Network dispatched services', 'has the same h1 as'],
    [
      'documentTexts.ts',
      /homeTitle: '.*'/,
      `homeTitle: '${'networks '.repeat(8)}'`,
      "pageTitle.ts: the title of 'home' has ",
    ],
    [
      'pageTexts/contact.ts',
      /description:\s*'[^']*'/,
      "description: 'Too short.'",
      "' has 10 characters, not 70 to 160: 'Too short.'",
    ],
    ['menuPages.ts', "'careerPosts',", "'careerPosts', 'aboutUs',", "'aboutUs' is both in the menu"],
  ])('reports a mistake in %s', (file, text, replacement, message) => {
    expect(check(file, text, replacement)).toContain(message);
  });

  it('names what is left of the old brand after the name, an address, a city or a state has changed', () => {
    const { name, addresses, cities, areas } = FIRST_BRAND;
    const planted = `const left = '${name} ${addresses[0]} ${cities[0]} ${areas.join(' ')}';\nexport interface NewsItem`;
    // The sources of another brand have only some of these.
    const left = checkChanged([
      ['site.ts', /name: '.*'/, "name: 'Thistlewaterly'"],
      ['site.ts', /address: \[.*\]/g, "address: ['1 Other Lane']"],
      ['site.ts', /city: '[^']*'/g, "city: 'Elsewhere'"],
      ['site.ts', /(country|region): '(?:Texas|India)'/g, "$1: 'Ohio'"],
      ['site.ts', /'(?:Dallas|Bengaluru)',\s*/g, ''],
      ['news.ts', 'export interface NewsItem', planted],
    ]);
    expect(left).toContain(
      `src/content/news.ts: still has '${name}', '${addresses[0]}', '${cities[0]}', 'Texas', 'India' of the brand before`,
    );
  });
});
