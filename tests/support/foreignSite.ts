import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freshDir } from './server.ts';

/** With or without quotation marks, as the bundle was minified or not. */
const BUILT_WITH = /("?)careersHost\1:""/g;

/** Tells a built script another host of the career calls. */
const tell = (file: string, careersHost: string): void => {
  const text = readFileSync(file, 'utf8');
  const told = text.replaceAll(BUILT_WITH, `"careersHost":${JSON.stringify(careersHost)}`);
  if (told === text) throw new Error(`${file} does not hold the host of the career calls`);
  writeFileSync(file, told);
};

/**
 * The build as `CAREERS_HOST` makes it. The bundles hold their settings where the host is put in; the
 * pages are then drawn anew by the build's own program, which takes a second, where bundling takes half a minute.
 */
export const distWithCareersHost = (careersHost: string): string => {
  const dist = freshDir();
  const isPlainFile = (from: string) => !/\.(br|gz|map)$/.test(from);
  for (const part of ['site', 'renderer'])
    cpSync(resolve('dist', part), join(dist, part), { recursive: true, filter: isPlainFile });
  const scripts = join(dist, 'site/static/js');
  const main = readdirSync(scripts).filter((name) => /^main\..*\.js$/.test(name));
  for (const file of [...main.map((name) => join(scripts, name)), join(dist, 'renderer/renderPage.cjs')])
    tell(file, careersHost);
  const { settings } = JSON.parse(readFileSync(resolve('dist/manifest.json'), 'utf8')) as {
    settings: object;
  };
  const told = JSON.stringify({ ...settings, careersHost });
  const { status, stderr } = spawnSync(process.execPath, ['src/prerender/main.ts', dist, told]);
  if (status !== 0) throw new Error(`The pages could not be drawn: ${stderr.toString()}`);
  return dist;
};
