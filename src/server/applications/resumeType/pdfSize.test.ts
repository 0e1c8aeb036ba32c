import { deflateSync } from 'node:zlib';
import { bombs, makePagesOfImages, makeScan } from '../../../../tests/support/heavyPdfs.ts';
import { makePages, pdfWith } from '../../../../tests/support/pdf.ts';
import { inspectResume } from './inspectResume.ts';

it.each(Object.entries(bombs))('a PDF is too large to show that has %s', async (_what, make) => {
  const bytes = make();
  expect(bytes.length).toBeLessThan(5 * 1024 * 1024);
  expect(await inspectResume(bytes)).toMatchObject({ type: 'pdf', previewObstacle: 'tooLarge' });
});

it('an encrypted PDF is not shown, because nobody knows how large it is', async () => {
  const text = pdfWith(['A resume']).toString('latin1').replace('/Root', '/Encrypt 9 0 R /Root');
  expect(await inspectResume(Buffer.from(text, 'latin1'))).toMatchObject({ previewObstacle: 'protected' });
});

it('a scan of ten pages, and pages in any filter that is used, are shown', async () => {
  const text = 'BT /F1 12 Tf 60 780 Td (A resume) Tj ET';
  const packed = deflateSync(text);
  const filters: [string, Buffer][] = [
    ['', Buffer.from(text)],
    ['/Filter /FlateDecode', packed],
    ['/Filter /FlateDecode', packed.subarray(0, packed.length - 6)],
    ['/Filter /ASCIIHexDecode', Buffer.from(`${Buffer.from(text).toString('hex')}>`)],
    ['/Filter /ASCII85Decode', Buffer.from("6<#'\\7PQ#@1a#b0+>GQ(+?(u.+B2ko-qIocCi:FtDfTZ).9(%)78s~>")],
    ['/Filter [/FlateDecode /FlateDecode]', deflateSync(packed)],
  ];
  const files = filters.map(([dictionary, data]) =>
    makePages([{ contents: '3 0 R', resources: '' }], [{ dictionary, data }]),
  );
  const fineScan = makePagesOfImages({ width: 3308, height: 4677 }, [[0], [1]]);
  for (const file of [makeScan(), fineScan, ...files])
    expect((await inspectResume(file)).previewObstacle).toBeUndefined();
});
