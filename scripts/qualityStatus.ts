import { writeFileSync } from 'node:fs';
import { rows } from './quality/rows.ts';
import { statusPage } from './quality/statusPage.ts';

/** Writes docs/quality-status.md anew; tests/site/quality.test.ts holds it to the tests. */
writeFileSync('docs/quality-status.md', statusPage(rows));
