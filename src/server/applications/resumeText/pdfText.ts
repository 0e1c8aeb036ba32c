import type { PDFDocumentProxy } from 'pdfjs-dist';

const MAX_PAGES = 50;

// pdf.js needs these classes when it is loaded, and uses them only for drawing.
Object.assign(globalThis, { DOMMatrix: Object, ImageData: Object, Path2D: Object });

/** pdf.js, which runs in this thread: the documentation's way without a worker of its own. */
const loadPdfJs = async () => {
  const pdfjsWorker = await import('pdfjs-dist/legacy/build/pdf.worker.mjs');
  Object.assign(globalThis, { pdfjsWorker });
  return import('pdfjs-dist/legacy/build/pdf.mjs');
};

/** Empty if the page is damaged. */
const readPage = async (document: PDFDocumentProxy, number: number): Promise<string> => {
  try {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    page.cleanup();
    return items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
  } catch {
    return '';
  }
};

/** The text of the first pages of a PDF. Rejects if the file is damaged or encrypted. */
export const readPdfText = async (bytes: Buffer): Promise<string> => {
  const { getDocument, VerbosityLevel } = await loadPdfJs();
  const task = getDocument({
    data: Uint8Array.from(bytes),
    disableFontFace: true,
    useSystemFonts: false,
    isEvalSupported: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const document = await task.promise;
    const pages: string[] = [];
    for (let number = 1; number <= Math.min(document.numPages, MAX_PAGES); number += 1)
      pages.push(await readPage(document, number));
    return pages.join('\n');
  } finally {
    await task.destroy();
  }
};
