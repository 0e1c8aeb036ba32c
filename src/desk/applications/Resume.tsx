import { Suspense, use, useCallback, useEffect, useRef, useState } from 'react';
import type { PDFDocumentProxy, PDFPageProxy, PDFWorker, RenderTask } from 'pdfjs-dist';
import type { ApplicationDetail } from '../../contract/desk/applicationSchemas.ts';
import { MAX_IMAGE_PIXELS } from '../../contract/desk/constants.ts';
import { formatBytes } from '../../lib/formatBytes.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { urlFor } from '../deskApi.ts';
import { DocumentPreview } from '../preview/DocumentPreview.tsx';
import { fetchResume, type PreviewObstacle } from '../preview/fetchResume.ts';
import { NotShown } from '../preview/NotShown.tsx';

/** Maximum number of open documents: the current, the next and the previous ones. */
const MAX_OPEN = 6;
/** How long a document may take to open, and each page to be drawn. After that its worker is ended. */
const TIME_LIMIT_MS = 5000;
const MB = 1024 * 1024;
/** The images of a page, decoded. One of an A4 page scanned in colour at 300 dots per inch takes 35 MB. */
const MAX_IMAGE_BYTES = 100 * MB;
/** What else is drawn on a page, in the browser's heap. Its worker holds twice as much. */
const MAX_HEAP_GROWTH_BYTES = 64 * MB;
const CHECK_INTERVAL_MS = 50;

/** A document that was opened, or why it cannot be shown. */
type OpenedResume = PDFDocumentProxy | PreviewObstacle;
/** Each document has a worker of its own, which ends with it, whatever it is doing. */
const workers = new WeakMap<PDFDocumentProxy, PDFWorker>();
const openDocuments = new Map<string, Promise<OpenedResume>>();

const close = (reference: string): void => {
  void openDocuments.get(reference)?.then((document) => {
    if (typeof document === 'object') workers.get(document)?.destroy();
  });
  openDocuments.delete(reference);
};

/** Only Chromium tells it. */
const readHeapBytes = (): number =>
  (performance as { memory?: { usedJSHeapSize: number } }).memory?.usedJSHeapSize ?? 0;

const countImageBytes = (page: PDFPageProxy): number => {
  let bytes = 0;
  // pdf.js notes their size for its own cache.
  for (const [, data] of page.objs) bytes += (data as { dataLen?: number } | null)?.dataLen ?? 0;
  return bytes;
};

/** Resolves like the promise, or with `tooLarge` at the limit of time or memory. */
const withinLimits = async <Value,>(
  promise: PromiseLike<Value>,
  page?: PDFPageProxy,
): Promise<Value | 'tooLarge'> => {
  const heapBefore = readHeapBytes();
  const endsAt = Date.now() + TIME_LIMIT_MS;
  let timer: ReturnType<typeof setInterval> | undefined;
  const limit = new Promise<'tooLarge'>((resolve) => {
    timer = setInterval(() => {
      const isOver =
        Date.now() > endsAt ||
        readHeapBytes() - heapBefore > MAX_HEAP_GROWTH_BYTES ||
        (page && countImageBytes(page) > MAX_IMAGE_BYTES);
      if (isOver) resolve('tooLarge');
    }, CHECK_INTERVAL_MS);
  });
  return Promise.race([promise, limit]).finally(() => clearInterval(timer));
};

const load = async (reference: string): Promise<OpenedResume> => {
  const [pdfjs, data] = await Promise.all([
    import('pdfjs-dist').catch(() => undefined),
    fetchResume(reference),
  ]);
  if (!pdfjs) return 'notLoaded';
  if (typeof data === 'string') return data;
  pdfjs.GlobalWorkerOptions.workerSrc = `/pdf/pdf.worker.js?${pdfjs.version}`;
  // The limit is for the document, not for the start of its worker.
  const worker = new pdfjs.PDFWorker();
  const hasStarted = await worker.promise.then(
    () => true,
    () => false,
  );
  if (!hasStarted) return 'notLoaded';
  const task = pdfjs.getDocument({
    worker,
    data,
    // Runs no script in the file, and fetches fonts and character maps only from the desk.
    isEvalSupported: false,
    enableXfa: false,
    useWasm: false,
    maxImageSize: MAX_IMAGE_PIXELS,
    // Warnings concern the file, not the desk.
    verbosity: pdfjs.VerbosityLevel.ERRORS,
    standardFontDataUrl: '/pdf/fonts/',
    cMapUrl: '/pdf/cmaps/',
    wasmUrl: '/pdf/',
  });
  const document = await withinLimits(task.promise).catch((error: unknown) => {
    worker.destroy();
    throw error;
  });
  if (document === 'tooLarge') worker.destroy();
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
  for (const oldest of [...openDocuments.keys()].slice(0, -MAX_OPEN)) close(oldest);
  return document;
};

/** Opens a PDF before its page does. One that could not be loaded is loaded again when the page opens. */
export const prefetchResume = async (reference: string): Promise<void> => {
  const document = openResume(reference);
  const isCurrent = () => openDocuments.get(reference) === document;
  if ((await document) === 'notLoaded' && isCurrent()) close(reference);
};

/** Further pages are shown only in the downloaded file. */
const MAX_PAGES = 50;
const MAX_PIXEL_RATIO = 2;

/** The tallest page, in widths: a page of a hostile file may be a mile long. */
const MAX_ASPECT = 3;
const NEAR_VIEW = '800px';
/** A canvas far from the view becomes so much smaller, with the same shape: fifty of full size take 400 MB. */
const SHRINKING = 32;

const drawings = new WeakMap<PDFDocumentProxy, Promise<void>>();
/** Draws pages one after another, so that only the images of one page are in memory. */
const inTurn = (document: PDFDocumentProxy, draw: () => Promise<void>): Promise<void> => {
  const drawing = (drawings.get(document) ?? Promise.resolve()).then(draw);
  drawings.set(
    document,
    drawing.catch(() => undefined),
  );
  return drawing;
};

const PdfPage = (props: { document: PDFDocumentProxy; number: number; onTooLarge: () => void }) => {
  const { document, number, onTooLarge } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState('');
  const [hasFailed, setHasFailed] = useState(false);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!canvas.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        setIsNear(entries.at(-1)?.isIntersecting ?? false);
      },
      { rootMargin: NEAR_VIEW, scrollMargin: NEAR_VIEW },
    );
    observer.observe(canvas.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    let task: RenderTask | undefined;
    let isUnmounted = false;
    if (!isNear) return undefined;
    const shown = canvas.current;
    const render = async () => {
      if (isUnmounted) return;
      const page = await document.getPage(number);
      if (isUnmounted || !canvas.current) return;
      const width = canvas.current.clientWidth * Math.min(devicePixelRatio, MAX_PIXEL_RATIO);
      const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
      canvas.current.width = viewport.width;
      canvas.current.height = Math.min(viewport.height, viewport.width * MAX_ASPECT);
      task = page.render({ canvas: canvas.current, viewport });
      if ((await withinLimits(task.promise, page)) === 'tooLarge') return onTooLarge();
      canvas.current?.setAttribute('data-shown', '');
      const content = await withinLimits(page.getTextContent());
      if (content === 'tooLarge') return onTooLarge();
      page.cleanup();
      if (!isUnmounted) setText(content.items.map((item) => ('str' in item ? item.str : '')).join(' '));
    };
    inTurn(document, render).catch(() => {
      if (!isUnmounted) setHasFailed(true);
    });
    return () => {
      isUnmounted = true;
      task?.cancel();
      if (!shown?.hasAttribute('data-shown')) return;
      shown.removeAttribute('data-shown');
      [shown.width, shown.height] = [shown.width / SHRINKING, shown.height / SHRINKING];
    };
  }, [document, number, isNear, onTooLarge]);
  if (hasFailed)
    return (
      <Alert kind="warning">
        Page {String(number)} is damaged and cannot be shown here.
        {/* pdf.js counts no pages behind one that is missing. */}
        {number === document.numPages &&
          ' Pages behind it, if there are any, are only in the downloaded file.'}
      </Alert>
    );
  return (
    <>
      <canvas ref={canvas} aria-hidden="true" />
      {/* For screen readers. */}
      <p className="visually-hidden">{text}</p>
    </>
  );
};

const Pdf = ({ reference }: { reference: string }) => {
  const opened = use(openResume(reference));
  const [isTooLarge, setIsTooLarge] = useState(opened === 'tooLarge');
  const document = isTooLarge || typeof opened === 'string' ? undefined : opened;
  // Closes the document, so that the next visit tries again, and ends its worker at once if it takes too long.
  useEffect(() => (document ? undefined : () => close(reference)), [document, reference]);
  const stop = useCallback(() => {
    close(reference);
    setIsTooLarge(true);
  }, [reference]);
  if (!document)
    return <NotShown obstacle={isTooLarge || typeof opened !== 'string' ? 'tooLarge' : opened} />;
  const pages = Math.min(document.numPages, MAX_PAGES);
  return (
    <div
      className="resume-pages d-grid gap-2 overflow-auto border rounded bg-body-secondary p-2"
      role="region"
      aria-label="Pages of the resume"
      // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
      tabIndex={0}
    >
      {Array.from({ length: pages }, (_, index) => (
        <PdfPage key={index} document={document} number={index + 1} onTooLarge={stop} />
      ))}
      {pages < document.numPages && (
        <p className="text-body-secondary">{document.numPages - pages} more pages are in the file.</p>
      )}
    </div>
  );
};

/** The resume beside the application: a PDF on a canvas, other documents as text, DOC as a file to download. */
export const Resume = ({ application }: { application: ApplicationDetail }) => {
  const { reference, resume } = application;
  return (
    <section aria-labelledby="resume-title">
      <div className="d-flex flex-wrap align-items-center gap-2 mb-2">
        <h2 id="resume-title" className="h4 flex-grow-1 mb-0">
          Resume
        </h2>
        <span className="text-body-secondary">
          {resume.type.toUpperCase()}, {formatBytes(resume.size)}
          {resume.scan === 'clean' ? ', scanned for viruses' : ', not scanned for viruses'}
        </span>
        <a className="btn btn-quiet" href={urlFor('readResume', reference)} download>
          Download
        </a>
      </div>
      {resume.marks.length > 0 && (
        <Alert kind="warning">This file contains {resume.marks.join(', ')}. Open it with care.</Alert>
      )}
      {resume.type === 'pdf' ? (
        <Suspense fallback={<Spinner label="Loading the resume…" />}>
          <Pdf reference={reference} />
        </Suspense>
      ) : resume.type === 'docx' || resume.type === 'odt' || resume.type === 'rtf' ? (
        <DocumentPreview key={reference} reference={reference} type={resume.type} />
      ) : (
        <p className="panel">
          {resume.fileName} cannot be shown here: download it and open it in another program.
        </p>
      )}
    </section>
  );
};
