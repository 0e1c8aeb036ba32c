import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../process/failure.ts';

/** What the built pages may load beyond the site's own files; for the Content-Security-Policy. */
export interface PageSources {
  /** Hashes of the pages' own inline scripts, like `sha256-…`. */
  inlineScripts: readonly string[];
  /** Origins of embedded maps and video, of calls, and of forms sent without JavaScript; none by default. */
  frameSources: readonly string[];
  connectSources: readonly string[];
  formActions: readonly string[];
  /** Host whose openings the pages show; empty: our own. */
  careersHost: string;
}

const HASH = /^sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}$/;

const isHash = (text: string): boolean => HASH.test(text);
const isOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * What the build's `manifest.json` says of the pages; nothing where there is no such file, or no such list in it.
 * Throws StartError for a manifest that cannot be read: with a wrong policy the site's pages would not work.
 */
export const readPageSources = (distDir: string): PageSources => {
  const file = join(distDir, 'manifest.json');
  const manifest = existsSync(file) ? parse(readFileSync(file, 'utf8')) : {};
  const found = (name: keyof PageSources): unknown =>
    (manifest as Partial<Record<string, unknown>> | null | undefined)?.[name];
  const damaged = () => new StartError(`${file} is damaged; build the site again`);
  const read = (name: keyof PageSources, isGood: (text: string) => boolean): string[] => {
    const list: unknown = found(name) ?? [];
    const isItem = (item: unknown): item is string => typeof item === 'string' && isGood(item);
    if (typeof manifest !== 'object' || !Array.isArray(list) || !list.every(isItem)) {
      throw damaged();
    }
    return list;
  };
  const careersHost = found('careersHost') ?? '';
  if (typeof careersHost !== 'string' || !(careersHost === '' || /^https?:/.test(careersHost)))
    throw damaged();
  return {
    inlineScripts: read('inlineScripts', isHash),
    frameSources: read('frameSources', isOrigin),
    connectSources: read('connectSources', isOrigin),
    formActions: read('formActions', isOrigin),
    careersHost,
  };
};
