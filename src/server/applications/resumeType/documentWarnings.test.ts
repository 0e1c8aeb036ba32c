import zlib from 'node:zlib';
import { compoundFile, resumes, zip, zipBomb } from '../../../../tests/support/resumes.ts';
import { findDocumentWarnings } from './documentWarnings.ts';

const withPart = (name: string, content: string): Buffer =>
  zip([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: 'word/document.xml', content: '<w:document/>' },
    { name, content },
  ]);
const relationships = (kind: string, mode: string): Buffer =>
  withPart(
    'word/_rels/settings.xml.rels',
    `<Relationships><Relationship Id="a" Type="http://schemas.example/${kind}" Target="http://a.example/x" ${mode}/></Relationships>`,
  );

describe('findDocumentWarnings', () => {
  it.each<[string, Buffer, string[]]>([
    ['plain text', resumes.docx, []],
    ['macros', withPart('word/vbaProject.bin', 'x'), ['macros']],
    [
      'macros declared only by their type',
      zip([
        {
          name: '[Content_Types].xml',
          content: '<Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/>',
        },
      ]),
      ['macros'],
    ],
    [
      'macros declared only by their type, with a character reference and in lower case',
      zip([
        {
          name: '[content_types].xml',
          content: '<Override ContentType="application/vnd.ms-word.document.&#x6D;acroEnabled.main+xml"/>',
        },
      ]),
      ['macros'],
    ],
    ['macros with a name in capitals', withPart('word/VBAPROJECT.BIN', 'x'), ['macros']],
    [
      'an external template',
      relationships('attachedTemplate', 'TargetMode="External"'),
      ['references to files elsewhere'],
    ],
    [
      'an external picture',
      relationships('image', "TargetMode='External'"),
      ['references to files elsewhere'],
    ],
    [
      'an external template whose URL ends like the type of a link',
      withPart(
        'word/_rels/settings.xml.rels',
        '<Relationship Type="http://a.example/attachedTemplate" Target="http://a.example/hyperlink" TargetMode="External"/>',
      ),
      ['references to files elsewhere'],
    ],
    [
      'an external template after a quoted >',
      withPart(
        'word/_rels/settings.xml.rels',
        '<Relationship Target="http://a.example/>" Type="http://a.example/attachedTemplate" TargetMode="External"/>',
      ),
      ['references to files elsewhere'],
    ],
    [
      'an external template with a namespace prefix and a character reference',
      withPart(
        'word/_rels/settings.xml.rels',
        '<r:Relationship Type="http://a.example/attachedTemplate" Target="x" TargetMode="&#69;xternal"/>',
      ),
      ['references to files elsewhere'],
    ],
    [
      'a relationships part in UTF-16',
      withPart('word/_rels/a.rels', Buffer.from('<Relationship/>', 'utf16le').toString('latin1')),
      ['parts that cannot be read'],
    ],
    ['a link', relationships('hyperlink', 'TargetMode="External"'), []],
    ['an embedded picture', relationships('image', 'TargetMode="Internal"'), []],
    [
      'an oversized relationships part',
      withPart('word/_rels/a.rels', ' '.repeat(2 * 1024 * 1024 + 1)),
      ['parts that cannot be read'],
    ],
  ])('checks a DOCX with %s', (_what, bytes, warnings) => {
    expect(findDocumentWarnings('docx', bytes)).toEqual(warnings);
  });

  it('reads at most 200 parts and 2 MB of a DOCX', () => {
    const part = { name: 'word/_rels/a.rels', content: '<Relationships/>' };
    expect(findDocumentWarnings('docx', zip(Array.from({ length: 200 }, () => part)))).toEqual([]);
    expect(findDocumentWarnings('docx', zip(Array.from({ length: 201 }, () => part)))).toEqual([
      'parts that cannot be read',
    ]);
    const inflated = jest.spyOn(zlib, 'inflateRawSync');
    const bomb = zipBomb({ name: 'word/_rels/a.rels', size: 1024 * 1024, count: 2000 });
    expect(bomb.length).toBeLessThan(150_000);
    expect(findDocumentWarnings('docx', bomb)).toEqual(['parts that cannot be read']);
    expect(inflated).toHaveBeenCalledTimes(2);
  });

  it('finds macros in a DOC, as Word and LibreOffice store them', () => {
    expect(findDocumentWarnings('doc', compoundFile('Macros'))).toEqual(['macros']);
    expect(findDocumentWarnings('doc', compoundFile('_VBA_PROJECT_CUR'))).toEqual(['macros']);
    expect(findDocumentWarnings('doc', resumes.doc)).toEqual([]);
  });

  it('does not throw for a truncated file', () => {
    for (const type of ['doc', 'docx', 'pdf'] as const)
      for (let length = 0; length < resumes[type].length; length += 7)
        findDocumentWarnings(type, resumes[type].subarray(0, length));
  });
});
