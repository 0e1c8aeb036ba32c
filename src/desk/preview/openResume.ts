import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { MAX_IMAGE_PIXELS } from '../../contract/desk/constants.ts';
import { fetchResume, type PreviewObstacle } from './fetchResume.ts';
import { startWorker } from './startWorker.ts';

/** Maximum number of open documents: the current, the next and the previous ones. */
const MAX_OPEN = 6;
/** How long a document may take to open, and each page to be drawn. After that its worker is ended. */
const TIME_LIMIT_MS = 5000;
const MB = 1024 * 1024;
/**
 * The images of a page, decoded, at up to four bytes a pixel. One of an A4 page scanned at 400 dots per inch takes 62 MB,
 * and its worker takes as much again while it decodes the next one.
 */
const MAX_IMAGE_BYTES = 64 * MB;
/** What else is drawn on a page, in the browser's heap. Its worker holds twice as much. */
const MAX_HEAP_GROWTH_BYTES = 64 * MB;
const CHECK_INTERVAL_MS = 50;

/** A document that was opened, or why it cannot be shown. */
type OpenedResume = PDFDocumentProxy | PreviewObstacle;
/** Each document has a worker of its own, which ends with it, whatever it is doing. */
const workers = new WeakMap<PDFDocumentProxy, Worker>();
const openDocuments = new Map<string, Promise<OpenedResume>>();

/** Ends a document and its worker. */
export const closeResume = (reference: string): void => {
  void openDocuments.get(reference)?.then((document) => {
    if (typeof document === 'object') workers.get(document)?.terminate();
  });
  openDocuments.delete(reference);
};

/** Only Chromium tells it. */
const readHeapBytes = (): number =>
  (performance as { memory?: { usedJSHeapSize: number } }).memory?.usedJSHeapSize ?? 0;

/** With the images that several pages share. */
const countImageBytes = (page: PDFPageProxy): number => {
  let bytes = 0;
  // pdf.js notes their size for its own cache.
  for (const objects of [page.objs, page.commonObjs])
    for (const [, data] of objects) bytes += (data as { dataLen?: number } | null)?.dataLen ?? 0;
  return bytes;
};

/**
 * Resolves like the promise, or with `tooLarge` at the limit of time or memory. Images are counted as each one comes from
 * the worker: a few more fill hundreds of megabytes in the time between two checks.
 */
const withinLimits = async <Value>(
  promise: PromiseLike<Value>,
  { worker, page }: { worker: Worker; page?: PDFPageProxy },
): Promise<Value | 'tooLarge'> => {
  const heapBefore = readHeapBytes();
  const endsAt = Date.now() + TIME_LIMIT_MS;
  const isTooLarge = (): boolean => {
    const imageBytes = page ? countImageBytes(page) : 0;
    // The heap contains the images.
    const growth = readHeapBytes() - heapBefore - imageBytes;
    return imageBytes > MAX_IMAGE_BYTES || growth > MAX_HEAP_GROWTH_BYTES;
  };
  const listening = new AbortController();
  const limit = new Promise<'tooLarge'>((resolve) => {
    const check = () => {
      if (Date.now() > endsAt || isTooLarge()) resolve('tooLarge');
    };
    const timer = setInterval(check, CHECK_INTERVAL_MS);
    worker.addEventListener('message', check, listening);
    listening.signal.addEventListener('abort', () => clearInterval(timer));
  });
  const result = await Promise.race([promise, limit]).finally(() => listening.abort());
  return isTooLarge() ? 'tooLarge' : result;
};

/** Waits for something that is read or drawn of an open document, within the limits of time and memory. */
export const drawWithinLimits = <Value>(
  document: PDFDocumentProxy,
  promise: PromiseLike<Value>,
  page?: PDFPageProxy,
): Promise<Value | 'tooLarge'> => {
  const worker = workers.get(document);
  return worker ? withinLimits(promise, { worker, ...(page && { page }) }) : Promise.resolve('tooLarge');
};

const load = async (reference: string): Promise<OpenedResume> => {
  const [pdfjs, data] = await Promise.all([
    import('pdfjs-dist').catch(() => undefined),
    fetchResume(reference),
  ]);
  if (!pdfjs) return 'notLoaded';
  if (typeof data === 'string') return data;
  // pdf.js would run without a worker if its script does not come, and nothing could end it then.
  const worker = await startWorker(`/pdf/pdf.worker.js?${pdfjs.version}`, { type: 'module' });
  if (!worker) return 'notLoaded';
  const task = pdfjs.getDocument({
    // Its types take no worker for a port, its documentation does.
    worker: new pdfjs.PDFWorker({ port: worker as unknown as null }),
    data,
    // Runs no script in the file, and fetches fonts and character maps only from the desk.
    isEvalSupported: false,
    enableXfa: false,
    useWasm: false,
    maxImageSize: MAX_IMAGE_PIXELS,
    // A canvas in the worker would hold each image two more times.
    isOffscreenCanvasSupported: false,
    // Warnings concern the file, not the desk.
    verbosity: pdfjs.VerbosityLevel.ERRORS,
    standardFontDataUrl: '/pdf/fonts/',
    cMapUrl: '/pdf/cmaps/',
    wasmUrl: '/pdf/',
  });
  const document = await withinLimits(task.promise, { worker }).catch((error: unknown) => {
    worker.terminate();
    throw error;
  });
  if (document === 'tooLarge') worker.terminate();
  else workers.set(document, worker);
  return document;
};

/**
 * Opens an application's PDF in a worker. RTK Query caches only serialisable
 * data, so the last few documents are cached here, and the next resume is loaded before its page opens.
 */
export const openResume = (reference: string): Promise<OpenedResume> => {
  const document = openDocuments.get(reference) ?? load(reference).catch(() => 'damaged' as const);
  openDocuments.delete(reference);
  openDocuments.set(reference, document);
  for (const oldest of [...openDocuments.keys()].slice(0, -MAX_OPEN)) closeResume(oldest);
  return document;
};

/** Opens a PDF before its page does. One that could not be loaded is loaded again when the page opens. */
export const prefetchResume = async (reference: string): Promise<void> => {
  const document = openResume(reference);
  const isCurrent = () => openDocuments.get(reference) === document;
  if ((await document) === 'notLoaded' && isCurrent()) closeResume(reference);
};
