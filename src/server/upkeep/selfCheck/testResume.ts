/** The smallest resume that counts as one: a PDF of one empty page. Readers rebuild its missing table by themselves. */
export const testResume = Buffer.from(
  '%PDF-1.4\n' +
    '1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj\n' +
    '2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj\n' +
    '3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>> endobj\n' +
    'trailer <</Root 1 0 R>>\n%%EOF\n',
  'latin1',
);
