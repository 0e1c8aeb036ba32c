import { parentPort } from 'node:worker_threads';
import type { ResumeType } from '../../../contract/constants.ts';
import { toRtfText } from '../../../lib/rtfText.ts';
import { readPackageText } from './packageText.ts';
import { readPdfText } from './pdfText.ts';

/** A resume to read. */
export interface TextRequest {
  type: ResumeType;
  bytes: Uint8Array<ArrayBuffer>;
}

const readText = async ({ type, bytes }: TextRequest): Promise<string> => {
  const { buffer, byteOffset, byteLength } = bytes;
  const file = Buffer.from(buffer, byteOffset, byteLength);
  if (type === 'pdf') return readPdfText(file);
  if (type === 'docx' || type === 'odt') return readPackageText(type, file);
  if (type === 'rtf') return toRtfText(Uint8Array.from(file).buffer);
  // No well-kept library reads DOC.
  return '';
};

parentPort?.on('message', (request: TextRequest) => {
  void readText(request).then(
    (text) => parentPort?.postMessage(text),
    () => parentPort?.postMessage(''),
  );
});
parentPort?.postMessage('ready');
