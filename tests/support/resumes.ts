import { crc32, deflateRawSync } from 'node:zlib';

/** Small valid files of each type and fake ones, made in memory. */

interface ZipEntry {
  name: string;
  content: string;
}

const localHeader = (name: Buffer, content: Buffer): Buffer => {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt32LE(crc32(content), 14);
  header.writeUInt32LE(content.length, 18);
  header.writeUInt32LE(content.length, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name, content]);
};

const centralHeader = (name: Buffer, content: Buffer, offset: number): Buffer => {
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(20, 6);
  header.writeUInt32LE(crc32(content), 16);
  header.writeUInt32LE(content.length, 20);
  header.writeUInt32LE(content.length, 24);
  header.writeUInt16LE(name.length, 28);
  header.writeUInt32LE(offset, 42);
  return Buffer.concat([header, name]);
};

const endRecord = (count: number, directoryBytes: number, directoryOffset: number): Buffer => {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(directoryBytes, 12);
  end.writeUInt32LE(directoryOffset, 16);
  return end;
};

interface ZipBomb {
  name: string;
  size: number;
  count: number;
  /** Other names of the part. */
  others?: readonly string[];
}

/** Makes a zip file whose directory names one deflated part of `size` spaces `count` times. */
export const zipBomb = ({ name, size, count, others = [] }: ZipBomb): Buffer => {
  const compressed = deflateRawSync(Buffer.alloc(size, 32), { level: 9 });
  const local = localHeader(Buffer.from(name), compressed);
  const names = [...others, ...Array.from({ length: count }, () => name)];
  const centrals = names.map((each) => {
    const header = centralHeader(Buffer.from(each), compressed, 0);
    header.writeUInt16LE(8, 10);
    header.writeUInt32LE(size, 24);
    return header;
  });
  return Buffer.concat([
    local,
    ...centrals,
    endRecord(names.length, Buffer.concat(centrals).length, local.length),
  ]);
};

/** Makes a zip file with uncompressed entries. */
export const zip = (entries: readonly ZipEntry[]): Buffer => {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const content = Buffer.from(entry.content);
    const local = localHeader(name, content);
    locals.push(local);
    centrals.push(centralHeader(name, content, offset));
    offset += local.length;
  }
  const central = Buffer.concat(centrals);
  return Buffer.concat([...locals, central, endRecord(entries.length, central.length, offset)]);
};

const SECTOR = 512;
const FREE = 0xffffffff;
const END_OF_CHAIN = 0xfffffffe;
const FAT_SECTOR = 0xfffffffd;

interface CfbEntry {
  name: string;
  type: number;
  child?: number;
  start?: number;
  size?: number;
}

const directoryEntry = ({ name, type, child = FREE, start = 0, size = 0 }: CfbEntry): Buffer => {
  const entry = Buffer.alloc(128);
  entry.write(name, 'utf16le');
  entry.writeUInt16LE((name.length + 1) * 2, 64);
  entry.writeUInt8(type, 66);
  entry.writeUInt32LE(FREE, 68);
  entry.writeUInt32LE(FREE, 72);
  entry.writeUInt32LE(child, 76);
  entry.writeUInt32LE(start, 116);
  entry.writeUInt32LE(size, 120);
  return entry;
};

/** Makes a Compound File with one stream of 4,096 bytes at its root. */
export const compoundFile = (streamName: string): Buffer => {
  const header = Buffer.alloc(SECTOR, 0xff);
  header.fill(0, 0, 76);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(4096, 56);
  header.writeUInt32LE(END_OF_CHAIN, 60);
  header.writeUInt32LE(END_OF_CHAIN, 68);
  header.writeUInt32LE(0, 76);
  const fat = Buffer.alloc(SECTOR, 0xff);
  const chain = [FAT_SECTOR, END_OF_CHAIN, 3, 4, 5, 6, 7, 8, 9, END_OF_CHAIN];
  chain.forEach((next, sector) => fat.writeUInt32LE(next, sector * 4));
  const directory = Buffer.concat([
    directoryEntry({ name: 'Root Entry', type: 5, child: 1, start: END_OF_CHAIN }),
    directoryEntry({ name: streamName, type: 2, start: 2, size: 4096 }),
    Buffer.alloc(256),
  ]);
  return Buffer.concat([header, fat, directory, Buffer.alloc(4096, 7)]);
};

const pdf = (text = 'Curriculum vitae'): Buffer => {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R>>',
    `<</Length ${text.length + 6}>>\nstream\n% ${text}\n\nendstream`,
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 5\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<</Size 5/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table + trailer, 'latin1');
};

const CONTENT_TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
  '<Override PartName="/word/document.xml" ' +
  'ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';

/** One valid file of each accepted type. */
export const resumes = {
  pdf: pdf(),
  doc: compoundFile('WordDocument'),
  docx: zip([
    { name: '[Content_Types].xml', content: CONTENT_TYPES },
    { name: 'word/document.xml', content: '<w:document/>' },
  ]),
  odt: zip([
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' },
    { name: 'content.xml', content: '<office:document-content/>' },
  ]),
  rtf: Buffer.from('{\\rtf1\\ansi Curriculum vitae\\par}'),
} as const;

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const OFFICE = 'urn:oasis:names:tc:opendocument:xmlns';
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** Documents with a heading, a list and a table, or only with text. */
export const documents = {
  docx: zip([
    { name: '[Content_Types].xml', content: CONTENT_TYPES },
    {
      name: 'word/document.xml',
      content: `<w:document xmlns:w="${WORD}"><w:body><w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr><w:r><w:t>Network engineer</w:t></w:r></w:p><w:tbl><w:tr><w:tc><w:p><w:r><w:t>Cisco</w:t></w:r></w:p></w:tc></w:tr></w:tbl></w:body></w:document>`,
    },
  ]),
  odt: zip([
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' },
    {
      name: 'content.xml',
      content: `<office:document-content xmlns:office="${OFFICE}:office:1.0" xmlns:text="${OFFICE}:text:1.0"><office:body><office:text><text:h text:outline-level="1">Network engineer</text:h><text:list><text:list-item><text:p>Cisco</text:p></text:list-item></text:list></office:text></office:body></office:document-content>`,
    },
  ]),
  rtf: Buffer.from('{\\rtf1\\ansi Network engineer\\par Cisco}'),
} as const;

/** A DOCX with a link to another server, and one whose target wants a new tab. */
export const makeDocxWithLinks = (url: string): Buffer =>
  zip([
    { name: '[Content_Types].xml', content: CONTENT_TYPES },
    {
      name: 'word/_rels/document.xml.rels',
      content: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="${url}" TargetMode="External"/></Relationships>`,
    },
    {
      name: 'word/document.xml',
      content: `<w:document xmlns:w="${WORD}" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><w:body><w:p><w:hyperlink r:id="rId1"><w:r><w:t>My portfolio</w:t></w:r></w:hyperlink></w:p><w:p><w:hyperlink r:id="rId1" w:tgtFrame="_blank"><w:r><w:t>My profile</w:t></w:r></w:hyperlink></w:p></w:body></w:document>`,
    },
  ]);

/** Files that are refused, each with a valid extension. */
export const fakeResumes: Readonly<Record<string, { name: string; bytes: Buffer }>> = {
  'a picture': { name: 'cv.pdf', bytes: PNG },
  'a picture with a PDF header in it': { name: 'cv.pdf', bytes: Buffer.concat([PNG, resumes.pdf]) },
  'a program': {
    name: 'cv.doc',
    bytes: Buffer.concat([Buffer.from('MZ\x90\0', 'latin1'), Buffer.alloc(600)]),
  },
  'a web page': { name: 'cv.pdf', bytes: Buffer.from('<!doctype html><script>alert(1)</script>') },
  'a plain zip': { name: 'cv.docx', bytes: zip([{ name: 'readme.txt', content: 'hello' }]) },
  'a spreadsheet': { name: 'cv.doc', bytes: compoundFile('Workbook') },
  'an ODF spreadsheet': {
    name: 'cv.odt',
    bytes: zip([{ name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet' }]),
  },
  'a PDF header and nothing more': { name: 'cv.pdf', bytes: Buffer.from('%PDF-1.7\nCurriculum vitae') },
  'plain text': { name: 'cv.rtf', bytes: Buffer.from('Curriculum vitae') },
  'a PDF header after 1,024 bytes': {
    name: 'cv.pdf',
    bytes: Buffer.concat([Buffer.alloc(1025, 32), resumes.pdf]),
  },
};

const EICAR_START = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$';

/** Bytes in front of a valid PDF that make another program accept the file as its own. */
const polyglots: Readonly<Record<string, string>> = {
  'a web page': '<!DOCTYPE html><script>alert(1)</script>',
  'a web page after blanks': '\n\n  <svg onload="alert(1)">',
  'a PHP program': "GIF <?php system($_GET['c']); ?>",
  'a shell script': '#!/bin/sh\nexit\n',
  "the scanners' test file": EICAR_START,
  PostScript: '%!PS-Adobe-3.0',
  'a GIF': 'GIF89a\u0001\0\u0001\0',
};
for (const [what, start] of Object.entries(polyglots))
  Object.assign(fakeResumes, {
    [`${what} with a PDF in it`]: {
      name: 'cv.pdf',
      bytes: Buffer.concat([Buffer.from(`${start}\n`), resumes.pdf]),
    },
  });

/** Makes a PDF of exactly this size, in bytes. Readers ignore the padding after its end. */
export const pdfOfSize = (size: number): Buffer =>
  Buffer.concat([resumes.pdf, Buffer.alloc(size - resumes.pdf.length, 10)]);

/** Makes a PDF with bytes before its header, as some programs write it. */
export const pdfWithLeadingBytes = (count: number): Buffer =>
  Buffer.concat([Buffer.alloc(count, 10), resumes.pdf]);
