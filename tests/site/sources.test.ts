import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file))
  .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(join('src', file), 'utf8') }));

/** The files whose code, comments aside, holds what an expression says. */
const holders = (pattern: RegExp, folders = ''): string[] =>
  sources
    .filter(({ file }) => new RegExp(`^(${folders})`).test(file))
    .filter(({ text }) => pattern.test(text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')))
    .map(({ file }) => file)
    .sort();

const ORDER = /^(set|toggle|open|close|clear|reset|update|change|add|remove|show|hide|start|stop)[A-Z]/;
const BROWSER = 'app|contract|content|features|index|lib|prerender|store|ui';

/** Modules that are one of several of the same shape, told apart by their file. */
const OF_ONE_SHAPE = /^(content\/words|app\/views)\//;

const exportedNames = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/^export (?:const|function|class|interface|type) (\w+)/gm)].map(
      ([, name = '']) => name,
    ),
  ),
];

describe('the code of the site', () => {
  it('exports no name from two files', () => {
    const owners = new Map<string, string[]>();
    for (const { file, text } of sources.filter((source) => !OF_ONE_SHAPE.test(source.file)))
      for (const name of exportedNames(text)) owners.set(name, [...(owners.get(name) ?? []), file]);
    expect(owners.size).toBeGreaterThan(1000);
    expect([...owners].filter(([, files]) => files.length > 1)).toEqual([]);
  });

  it('makes stores in one place and has one api', () => {
    expect(holders(/\bconfigureStore\(/)).toEqual(['store/store.ts']);
    expect(holders(/\bcreateApi\(/)).toEqual(['store/api.ts']);
    expect(holders(/\.withTypes</)).toEqual(['store/hooks.ts']);
  });

  it('names no action as an order: not setMenu, but menuToggled', () => {
    const names = sources
      .filter(({ file }) => /^store\/\w+Slice\.ts$/.test(file))
      .flatMap(({ text }) => [...text.matchAll(/export const \{([^}]+)\} =\s*\w+\.actions/g)])
      .flatMap(([, list = '']) => list.split(',').map((name) => name.trim()))
      .filter(Boolean);
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => ORDER.test(name))).toEqual([]);
  });

  it('calls servers from the store alone, but to ask which build is served', () => {
    expect(holders(/\bfetch\(|XMLHttpRequest|sendBeacon|EventSource|WebSocket/, 'app|features|ui')).toEqual([
      'ui/reloadAfterRelease.ts',
    ]);
  });

  it('keeps on the device the theme, drafts, what was sent and the places of a tab, and no cookie', () => {
    expect(holders(/\b(localStorage|sessionStorage|indexedDB)\b|idb-keyval/, BROWSER)).toEqual([
      'app/header/themeChoice.ts',
      'app/scrollMemory.ts',
      'features/careers/application/sentNews.ts',
      'prerender/earlyScript.ts',
      'prerender/typedTextScript.ts',
      'store/draft/draftStore.ts',
      'store/draft/earlyCopy.ts',
      'store/draft/hasDraft.ts',
      'store/draft/typedEarly.ts',
    ]);
    expect(holders(/document\.cookie|cookieStore/)).toEqual([]);
  });

  it('draws no HTML from elsewhere, plays nothing by itself, and holds nobody back who leaves', () => {
    expect(
      holders(/dangerouslySetInnerHTML|DOMParser|\.innerHTML|insertAdjacentHTML|document\.write\(/),
      // Empty, so that React leaves what the document has drawn.
    ).toEqual(['ui/island/LateIsland.tsx']);
    expect(holders(/<(video|audio)\b[^>]*autoplay|new Audio\(/i, BROWSER)).toEqual([]);
    expect(holders(/beforeunload/, BROWSER)).toEqual([]);
  });

  it('takes the components of Bootstrap one by one, and none of its scripts', () => {
    expect(holders(/from 'react-bootstrap'|from 'bootstrap|import 'bootstrap/)).toEqual([]);
    expect(holders(/from 'react-bootstrap\//).length).toBeGreaterThan(0);
  });
});
