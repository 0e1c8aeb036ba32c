import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readBuildSettings } from '../src/contract/siteSettings.ts';

const SOURCES = ['src', 'public', 'scripts', 'webpack.config.ts', 'package.json', 'package-lock.json'];
/** Files that do not affect a build. */
const TEST = /\.test\.tsx?$/;

const latestMtime = (path: string): number => {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats || TEST.test(path)) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  // Includes the folder itself, because a deleted file leaves no other trace.
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => latestMtime(join(path, name))));
};

/** Whether `dist` is missing, older than the sources, or built with other settings. */
export const isBuildStale = (root: string, environment: NodeJS.ProcessEnv): boolean => {
  const stamp = join(root, 'dist/build.json');
  const builtAt = latestMtime(stamp);
  if (builtAt === 0 || SOURCES.some((path) => latestMtime(join(root, path)) > builtAt)) return true;
  const { settings } = JSON.parse(readFileSync(stamp, 'utf8')) as { settings: unknown };
  return JSON.stringify(settings) !== JSON.stringify(readBuildSettings(environment));
};
