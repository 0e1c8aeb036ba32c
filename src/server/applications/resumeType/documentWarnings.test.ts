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

  const odt = (entries: { name: string; content: string }[]): Buffer =>
    zip([{ name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' }, ...entries]);
  const odtContent = (content: string): Buffer => odt([{ name: 'content.xml', content }]);
  const objectStream = (content: string): Buffer =>
    Buffer.concat([
      Buffer.from('%PDF-1.7\n1 0 obj\n<</Type/ObjStm/Filter/FlateDecode>>\nstream\n'),
      zlib.deflateSync(content),
      Buffer.from('\nendstream\nendobj\nstartxref\n9\n%%EOF\n'),
    ]);
  const pdfObject = (content: string): Buffer => Buffer.from(`%PDF-1.4\n1 0 obj\n${content}\nendobj\n`);

  it.each<[string, 'odt' | 'rtf' | 'pdf' | 'doc', Buffer, string[]]>([
    ['an ODT with a macro', 'odt', odt([{ name: 'Basic/Standard/M.xml', content: '<a/>' }]), ['macros']],
    [
      'an ODT with a script that opening runs',
      'odt',
      odtContent('<script:event-listener script:event-name="dom:load" xlink:href="#a"/>'),
      ['macros'],
    ],
    [
      'an ODT with an embedded object',
      'odt',
      odtContent('<draw:object xlink:href="./Object 1"/>'),
      ['embedded objects'],
    ],
    ['an ODT with a picture inside', 'odt', odtContent('<draw:image xlink:href="Pictures/1.png"/>'), []],
    [
      'an ODT with a picture elsewhere',
      'odt',
      odtContent("<draw:image xlink:href='http://a.example/1.png'/>"),
      ['references to files elsewhere'],
    ],
    [
      'an ODT with a section of another file',
      'odt',
      odtContent('<text:section-source xlink:href="../other.odt"/>'),
      ['references to files elsewhere'],
    ],
    ['an ODT with a link', 'odt', odtContent('<text:a xlink:href="http://a.example">a</text:a>'), []],
    ['an RTF with an object', 'rtf', Buffer.from('{\\rtf1{\\object\\objemb}}'), ['embedded objects']],
    [
      'an RTF with a template elsewhere',
      'rtf',
      Buffer.from('{\\rtf1{\\*\\template http://a.example/t.dotm}}'),
      ['references to files elsewhere'],
    ],
    [
      'an RTF with a picture elsewhere',
      'rtf',
      Buffer.from('{\\rtf1{\\field{\\*\\fldinst {\\f1 INCLUDEPICTURE "http://a.example/a.png"}}}}'),
      ['references to files elsewhere'],
    ],
    [
      'an RTF with a link',
      'rtf',
      Buffer.from('{\\rtf1{\\field{\\*\\fldinst {HYPERLINK "http://a.example"}}} DDE, my LINK and object}'),
      [],
    ],
    ['a PDF with a script', 'pdf', pdfObject('<</S/JavaScript/JS(app.alert(1))>>'), ['scripts']],
    ['a PDF with a script in escapes', 'pdf', pdfObject('<</S/J#61vaScript>>'), ['scripts']],
    ['a PDF that starts a program', 'pdf', pdfObject('<</S/Launch/F(a.exe)>>'), ['scripts']],
    ['a PDF with an attachment', 'pdf', pdfObject('<</Type/EmbeddedFile>>'), ['attachments']],
    ['a PDF with a compressed script', 'pdf', objectStream('1 0 <</S/JavaScript>>'), ['scripts']],
    ['a PDF with compressed objects', 'pdf', objectStream('1 0 <</Type/Page>>'), []],
    ['a PDF bomb', 'pdf', objectStream(' '.repeat(3_000_000)), ['parts that cannot be read']],
    ['a DOC with an object', 'doc', compoundFile('ObjectPool'), ['embedded objects']],
  ])('marks %s', (_what, type, bytes, warnings) => {
    expect(findDocumentWarnings(type, bytes)).toEqual(warnings);
  });

  it('marks no ordinary file', () => {
    for (const type of ['pdf', 'doc', 'docx', 'odt', 'rtf'] as const)
      expect(findDocumentWarnings(type, resumes[type])).toEqual([]);
  });

  it('does not throw for a truncated file', () => {
    for (const type of ['doc', 'docx', 'odt', 'pdf', 'rtf'] as const)
      for (let length = 0; length < resumes[type].length; length += 7)
        findDocumentWarnings(type, resumes[type].subarray(0, length));
  });
});
