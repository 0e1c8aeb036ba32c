import { resolve } from 'node:path';
import { isBuildStale } from './isBuildStale.ts';

/** Builds if the last build is missing, older than the sources, or has other settings. */
const isStale = (): boolean => {
  try {
    return isBuildStale(resolve(import.meta.dirname, '..'), process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
};

if (isStale()) {
  console.log('Building the site first; this takes a moment.');
  await import('./build.ts');
}
