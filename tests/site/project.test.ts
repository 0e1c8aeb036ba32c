import { existsSync, readFileSync, readdirSync } from 'node:fs';

interface Manifest {
  scripts: Record<string, string>;
  engines: { node: string };
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  [field: string]: unknown;
}

const read = (file: string): string => readFileSync(file, 'utf8');
const manifest = JSON.parse(read('package.json')) as Manifest;

const COMMANDS = 'start dev build test test:unit test:browser check fix bench staff'.split(' ');
const FIELDS = 'type license private packageManager browserslist sideEffects'.split(' ');
const FILES = (
  '.nvmrc .editorconfig .gitattributes .env.example LICENSE CHANGELOG.md SECURITY.md CONTRIBUTING.md ' +
  'CODE_OF_CONDUCT.md README.md package-lock.json docs/deviations.md'
).split(' ');

describe('the project', () => {
  it('has the commands and fields that people and tools look for', () => {
    expect(COMMANDS.filter((name) => !manifest.scripts[name])).toEqual([]);
    expect(FIELDS.filter((name) => manifest[name] === undefined)).toEqual([]);
    expect(manifest['private']).toBe(true);
  });

  it('has the files that people and tools look for', () => {
    expect(FILES.filter((file) => !existsSync(file))).toEqual([]);
    expect(manifest.engines.node).toBe(`>=${read('.nvmrc').trim()}`);
    expect(read('CHANGELOG.md')).toContain('## [Unreleased]');
    const pictures = [...read('README.md').matchAll(/\(?"?(docs\/images\/[\w-]+\.png)/g)].map(
      ([, file = '']) => file,
    );
    expect(
      pictures.some((file) => file.includes('light')) && pictures.some((file) => file.includes('dark')),
    ).toBe(true);
    expect(pictures.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('lists every decision in their index, which the architecture leads to', () => {
    const index = read('docs/decisions/README.md');
    const listed = [...index.matchAll(/^- \[[^\]]+\]\(([\w-]+\.md)\): \S/gm)].map(([, file = '']) => file);
    const files = readdirSync('docs/decisions').filter((file) => file !== 'README.md');
    expect(listed.sort()).toEqual(files.sort());
    expect(read('docs/architecture.md')).toContain('(decisions/README.md)');
  });

  it('names each package in one version, from the public registry', () => {
    const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    // The package of PostgreSQL's programs bears PostgreSQL's number, and its own behind `beta`.
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-beta\.\d+)?$/.test(version))).toEqual([]);
    const lock = read('package-lock.json');
    expect(lock.match(/"integrity": "sha512-/g)?.length).toBeGreaterThan(100);
    const resolved = [...lock.matchAll(/"resolved": "([^"]+)"/g)].map(([, url = '']) => url);
    expect(resolved.filter((url) => !url.startsWith('https://registry.npmjs.org/'))).toEqual([]);
  });
});
