/** An object of a PDF: its text, or a stream. */
export type PdfObject = string | { dictionary: string; data: Buffer };

/** Makes a PDF file of objects; the first is its catalog. */
export const makePdf = (objects: readonly PdfObject[]): Buffer => {
  const parts = [Buffer.from('%PDF-1.7\n')];
  let length = parts[0]?.length ?? 0;
  const offsets: number[] = [];
  const add = (...texts: (string | Buffer)[]): void => {
    for (const text of texts) {
      const part = Buffer.from(text);
      parts.push(part);
      length += part.length;
    }
  };
  for (const object of objects) {
    offsets.push(length);
    add(`${offsets.length} 0 obj\n`);
    if (typeof object === 'string') add(object);
    else {
      add(`<< ${object.dictionary} /Length ${object.data.length} >>\nstream\n`);
      add(object.data, '\nendstream');
    }
    add('\nendobj\n');
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = offsets.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`)]);
};

/** Makes a PDF whose pages have these contents and resources. Its objects continue with `others`, from number 3 on. */
export const makePages = (
  pages: readonly { contents: string; resources: string }[],
  others: readonly PdfObject[],
): Buffer => {
  const first = 3 + others.length;
  const kids = pages.map((_page, index) => `${first + index} 0 R`).join(' ');
  return makePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    ...others,
    ...pages.map(
      ({ contents, resources }) =>
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${contents} /Resources << ${resources} >> >>`,
    ),
  ]);
};

/** Makes a real PDF with one page of text in Helvetica, as a resume to display; behind it, a page that is missing. */
export const pdfWith = (lines: readonly string[], { hasMissingPage = false } = {}): Buffer => {
  const escaped = lines.map((line) => line.replace(/[\\()]/g, '\\$&'));
  const text = `BT /F1 12 Tf 60 780 Td 18 TL ${escaped.map((line) => `(${line}) Tj T*`).join(' ')} ET`;
  return makePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    hasMissingPage
      ? '<< /Type /Pages /Kids [3 0 R 9 0 R] /Count 2 >>'
      : '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    { dictionary: '', data: Buffer.from(text, 'latin1') },
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]);
};
