import { closeSync, fchmodSync, openSync } from 'node:fs';

const OWNER_ONLY = 0o600;

/**
 * Makes an empty file for its owner only where there is none, whatever the umask; SQLite would make it readable for
 * everybody, and gives its log the same mode (docs/requirements.md, OPS-12). A file that is there is never opened: closing
 * it again would let go of the locks that SQLite holds on it in this process.
 */
export const makePrivateFile = (file: string): void => {
  let made: number;
  try {
    made = openSync(file, 'wx', OWNER_ONLY);
  } catch {
    // It is there, or cannot be made; SQLite opens it next, and says which.
    return;
  }
  fchmodSync(made, OWNER_ONLY);
  closeSync(made);
};
