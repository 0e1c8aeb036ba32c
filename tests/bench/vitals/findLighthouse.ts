import { existsSync, realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Lighthouse's command: by `LIGHTHOUSE`, else the one in PATH; undefined where there is none. It is no dependency of the
 * project: its hundred packages are for this benchmark alone.
 */
export const findLighthouse = (): string | undefined => {
  const onPath = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'lighthouse'));
  const found = [process.env['LIGHTHOUSE'] ?? '', ...onPath].find((file) => existsSync(file));
  // What lies in a bin folder is a link; Node is given the program itself.
  return found && realpathSync(found);
};
