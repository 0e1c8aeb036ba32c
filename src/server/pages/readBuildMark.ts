import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What changes when the site is built again: the build's stamp, which is written last. */
export const readBuildMark = async (distDir: string): Promise<string> => {
  const found = await stat(join(distDir, 'build.json')).catch(() => undefined);
  return found ? `${found.ino} ${found.mtimeMs}` : 'none';
};
