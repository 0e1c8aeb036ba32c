import { freshFolder, RUN_FOLDER_VARIABLE } from './runFolder.ts';

/** Makes the folder of a test run. The first test that needs PostgreSQL starts it there. */
// eslint-disable-next-line no-restricted-syntax -- jest and Playwright take it as a default export
export default function setUp(): void {
  process.env[RUN_FOLDER_VARIABLE] = freshFolder();
}
