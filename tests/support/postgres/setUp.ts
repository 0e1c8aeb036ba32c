import { freshFolder } from './freshFolder.ts';
import { RUN_FOLDER } from './runFolder.ts';

/** Before a run of jest: a place for the PostgreSQL that the first test which needs one starts. */
// eslint-disable-next-line no-restricted-syntax -- jest takes it as a default export
export default function setUp(): void {
  process.env[RUN_FOLDER] = freshFolder();
}
