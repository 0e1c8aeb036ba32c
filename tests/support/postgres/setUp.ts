import { freshFolder } from './freshFolder.ts';
import { removeLeftovers } from './leftovers.ts';
import { RUN_FOLDER } from './runFolder.ts';

/** Before a run: a folder for what its tests write, and for the PostgreSQL that the first test which needs one starts. */
// eslint-disable-next-line no-restricted-syntax -- jest takes it as a default export
export default function setUp(): void {
  removeLeftovers();
  process.env[RUN_FOLDER] = freshFolder();
}
