import { resumes, zip } from '../../../../tests/support/resumes.ts';
import { detectResumeType } from './detectResumeType.ts';
import { findDocumentWarnings } from './documentWarnings.ts';

const SMALL_BYTES = 96 * 1024;
const LARGE_BYTES = 5 * 1024 * 1024;
/** Just below the limit of a part that is read. */
const PART_BYTES = 1_000_000;
/**
 * Limit of processor time in milliseconds. 5 MB take a few milliseconds; an inspection of quadratic time takes seconds
 * for 96 kB, which are tried first so that the test ends.
 */
const LIMIT_MS = 1000;

const EVERY_BYTE = Array.from({ length: 256 }, (_, byte) => Buffer.from([byte]));
/** Tokens of the patterns, and beginnings of what they match. */
const TOKENS = [
  ...[
    '1 ',
    '1  ',
    '1 1 ',
    '1 0 ob',
    '1 0 obj',
    '1234567890 ',
    ' obj',
    'obj',
    'startxre',
    '%PDF-',
    '<',
    '</a>',
  ],
  ...['<?', '<!', '%!P', '{\\rt', '#!', '\n#', '\r\n', 'PK\u0001\u0002', 'PK\u0003\u0004', 'PK\u0005\u0006'],
  ...['<Relationship ', '<Relationship "', "<Relationship '", `<Relationship '"`, '<Relationship/>', '<a:'],
  ...['a=', 'a="', "a='", 'a="b" ', "a='b' ", 'a =', 'a  ', '= ', '="', '&#x0', '&#0', '&#1;', '&#'],
  ...['macroEnable', 'vbaProjec', '/hyperlink', 'word/', '[Content_Types].xml', '.rels', 'vbaProject.bin'],
  ...[
    '/J',
    '/JS',
    '#4',
    '#41',
    '/ObjStm',
    '/ObjStm stream\n',
    'stream\n',
    '\\obj',
    '\\*',
    '\\* ',
    '\\fldinst',
  ],
  ...['\\fldinst{\\a', '\\fldinst\\a1 ', '\\a', 'mimetype', 'xlink:href="'],
].map((token) => Buffer.from(token, 'latin1'));
const space = Buffer.alloc(LARGE_BYTES);
/** Returns a part of the same buffer each time. */
const repeatToken = (beginning: Buffer, token: Buffer, bytes: number): Buffer => {
  beginning.copy(space);
  return space.fill(token, beginning.length, bytes).subarray(0, bytes);
};

const inDocx = (content: Buffer): Buffer =>
  zip([
    { name: '[Content_Types].xml', content: '' },
    { name: 'word/_rels/a.rels', content: content.toString('latin1') },
  ]);

const inspect = (bytes: Buffer): void => {
  detectResumeType(bytes);
  for (const type of Object.keys(resumes) as (keyof typeof resumes)[]) findDocumentWarnings(type, bytes);
};

const measure = (bytes: Buffer): number => {
  const before = process.cpuUsage();
  inspect(bytes);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/** A busy host may interrupt one inspection for a second. */
const isSlow = (bytes: Buffer): boolean => [1, 2, 3].every(() => measure(bytes) > LIMIT_MS);

/** Inspects a token repeated to these sizes, and names it if an inspection takes too long. */
const findSlow = (make: (token: Buffer, bytes: number) => Buffer, tokens: readonly Buffer[], large: number) =>
  tokens.flatMap((token) =>
    [SMALL_BYTES, large].some((bytes) => isSlow(make(token, bytes)))
      ? [JSON.stringify(token.toString('latin1'))]
      : [],
  );

const toBuffer = (text: string): Buffer => Buffer.from(text, 'latin1');

describe('the inspection of a file', () => {
  it.each(['', '%PDF-1.7\n'])('takes linear time for a repeated byte or token after %j', (beginning) => {
    const make = (token: Buffer, bytes: number) => repeatToken(toBuffer(beginning), token, bytes);
    const tokens = [...(beginning === '' ? EVERY_BYTE : [toBuffer('1'), toBuffer(' ')]), ...TOKENS];
    expect(findSlow(make, tokens, LARGE_BYTES)).toEqual([]);
  });

  it.each(['', '<Relationship a'])(
    'takes linear time for a repeated token after %j in a part of a DOCX',
    (beginning) => {
      const make = (token: Buffer, bytes: number) => inDocx(repeatToken(toBuffer(beginning), token, bytes));
      expect(findSlow(make, [...TOKENS, toBuffer('a'), toBuffer(' ')], PART_BYTES)).toEqual([]);
    },
  );
});
