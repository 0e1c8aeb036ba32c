import { strFromU8, unzipSync } from 'fflate';
import mammoth from 'mammoth/mammoth.browser.js';
import { toRtfText } from '../../lib/rtfText.ts';
import { showLinksAsText } from './linkText.ts';
import { toOdtHtml } from './odtHtml.ts';

/** A document to show. */
export interface PreviewRequest {
  type: 'docx' | 'odt' | 'rtf';
  bytes: ArrayBuffer;
}
/** Simple HTML, or the text of a document without layout; undefined if the document cannot be shown. */
export interface Preview {
  html?: string;
  text?: string;
}

/** Resumes have a few pages. A longer document is downloaded. */
const MAX_LENGTH = 5_000_000;
/** The part of an ODT that holds its text, and its greatest size. */
const CONTENT = 'content.xml';
const MAX_XML_BYTES = 4 * MAX_LENGTH;

const convert = async ({ type, bytes }: PreviewRequest): Promise<Preview> => {
  if (type === 'rtf') return { text: toRtfText(bytes) };
  if (type === 'docx') {
    const { value } = await mammoth.convertToHtml({ arrayBuffer: bytes });
    return { html: showLinksAsText(value) };
  }
  // fflate allocates no more than the size that it names to the filter.
  const { [CONTENT]: content } = unzipSync(new Uint8Array(bytes), {
    filter: ({ name, originalSize }) => name === CONTENT && originalSize <= MAX_XML_BYTES,
  });
  return content === undefined ? {} : { html: toOdtHtml(strFromU8(content)) };
};

self.addEventListener('message', ({ data }: MessageEvent<PreviewRequest>) => {
  void convert(data).then(
    (preview) => {
      const length = (preview.html ?? preview.text ?? '').length;
      self.postMessage(length > 0 && length <= MAX_LENGTH ? preview : {});
    },
    () => self.postMessage({}),
  );
});
// `startWorker` waits for it.
self.postMessage('started');
