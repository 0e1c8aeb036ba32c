import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { fakeResumes, resumes } from '../../../../tests/support/resumes.ts';
import { inspectResume, makeInspector } from './inspectResume.ts';

/** A worker that sends the type, and then runs this statement. */
const makeFaulty = (statement: string) => {
  const file = join(mkdtempSync(join(tmpdir(), 'site-test-')), 'worker.cjs');
  writeFileSync(
    file,
    `const { parentPort } = require('node:worker_threads');
     parentPort.postMessage('ready');
     parentPort.on('message', () => { parentPort.postMessage({ type: 'pdf' }); ${statement} });`,
  );
  return () => new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: 16 } });
};

describe('inspectResume', () => {
  it('detects the type, one file after the other and several at once', async () => {
    const all = [...Object.values(resumes), ...Object.values(fakeResumes).map(({ bytes }) => bytes)];
    const found = await Promise.all(all.map((bytes) => inspectResume(bytes)));
    expect(found.map(({ type }) => type)).toEqual([
      ...Object.keys(resumes),
      ...Object.keys(fakeResumes).map(() => undefined),
    ]);
    expect(found.every(({ failure }) => failure === undefined)).toBe(true);
    expect(await inspectResume(resumes.odt)).toEqual({ type: 'odt', marks: [] });
  });

  it.each([
    ['does not end', 'for (;;);', 'not done within 0.5 s'],
    ['backtracks', "/(a+)+b/.test('a'.repeat(60));", 'not done within 0.5 s'],
    [
      'takes too much memory',
      'for (const all = []; ; ) all.push(new Array(100_000).fill(0.5));',
      'ERR_WORKER_OUT_OF_MEMORY',
    ],
    ['throws', "throw new RangeError('a');", 'RangeError'],
  ])('gives up an inspection that %s, and inspects the next file', async (_what, statement, failure) => {
    const timeoutMs = failure.startsWith('not') ? 500 : 10_000;
    const makers = [makeFaulty(statement), makeFaulty("parentPort.postMessage({ marks: ['macros'] });")];
    let isBlocked = true;
    const inspect = makeInspector({ make: () => (makers.shift() as () => Worker)(), timeoutMs });
    setTimeout(() => (isBlocked = false), 100);
    const inspection = await inspect(resumes.pdf);
    expect(inspection.marks).toEqual(['parts that were not inspected']);
    expect(inspection.failure).toContain(failure);
    if (failure.startsWith('not')) expect(isBlocked).toBe(false);
    expect(await inspect(resumes.pdf)).toEqual({ type: 'pdf', marks: ['macros'] });
  });

  it.each([
    [
      'cannot be made',
      (): Worker => {
        throw new Error('too many threads');
      },
    ],
    ['fails before it is ready', () => new Worker("throw new RangeError('a')", { eval: true })],
  ])('stores a file as not inspected if a worker %s', async (_what, make) => {
    const inspect = makeInspector({ make });
    expect(await inspect(resumes.pdf)).toEqual({
      type: 'pdf',
      marks: ['parts that were not inspected'],
      failure: expect.any(String),
    });
    expect((await inspect(Buffer.from('nothing'))).type).toBeUndefined();
  });
});
