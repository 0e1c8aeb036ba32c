import { resolve } from 'node:path';
import { contentFaults } from './content/contentFaults.ts';
import { readContent } from './content/readContent.ts';

/** Says what was forgotten in `src/content`, before the compiler says it in thirty errors or nobody says it at all. */
const faults = contentFaults(await readContent(resolve('src/content')));
for (const fault of faults) console.error(`src/content/${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
