import { Suspense, use, useCallback, useEffect, useRef, useState } from 'react';
import type { PDFDocumentProxy, RenderTask } from 'pdfjs-dist';
import type { ApplicationDetail } from '../../contract/desk/applicationSchemas.ts';
import { formatBytes } from '../../lib/formatBytes.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { urlFor } from '../deskApi.ts';

/** Maximum number of open documents: the current, the next and the previous ones. */
const MAX_OPEN = 6;
const openDocuments = new Map<string, Promise<PDFDocumentProxy | undefined>>();

const close = (reference: string): void => {
  void openDocuments.get(reference)?.then((document) => document?.loadingTask.destroy());
  openDocuments.delete(reference);
};

const load = async (reference: string): Promise<PDFDocumentProxy> => {
  const [pdfjs, response] = await Promise.all([
    import('pdfjs-dist'),
    fetch(`${urlFor('readResume', reference)}?view`),
  ]);
  if (!response.ok) throw new Error(`Loading the resume failed with status ${response.status}`);
  pdfjs.GlobalWorkerOptions.workerSrc = `/pdf/pdf.worker.js?${pdfjs.version}`;
  return pdfjs.getDocument({
    data: await response.arrayBuffer(),
    // Runs no script in the file, and fetches fonts and character maps only from the desk.
    isEvalSupported: false,
    enableXfa: false,
    useWasm: false,
    // Warnings concern the file, not the desk.
    verbosity: pdfjs.VerbosityLevel.ERRORS,
    standardFontDataUrl: '/pdf/fonts/',
    cMapUrl: '/pdf/cmaps/',
    wasmUrl: '/pdf/',
  }).promise;
};

/**
 * Opens an application's PDF in a worker; undefined if it cannot be read. RTK Query caches only serialisable
 * data, so the last few documents are cached here, and the next resume is loaded before its page opens.
 */
export const openResume = (reference: string): Promise<PDFDocumentProxy | undefined> => {
  const document = openDocuments.get(reference) ?? load(reference).catch(() => undefined);
  openDocuments.delete(reference);
  openDocuments.set(reference, document);
  for (const oldest of [...openDocuments.keys()].slice(0, -MAX_OPEN)) close(oldest);
  return document;
};

/** Further pages are shown only in the downloaded file. */
const MAX_PAGES = 12;
const MAX_PIXEL_RATIO = 2;

const PdfPage = (props: { document: PDFDocumentProxy; number: number; onFailed: () => void }) => {
  const { document, number, onFailed } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    let task: RenderTask | undefined;
    let isUnmounted = false;
    const render = async () => {
      const page = await document.getPage(number);
      if (isUnmounted || !canvas.current) return;
      const width = canvas.current.clientWidth * Math.min(devicePixelRatio, MAX_PIXEL_RATIO);
      const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
      canvas.current.width = viewport.width;
      canvas.current.height = viewport.height;
      task = page.render({ canvas: canvas.current, viewport });
      await task.promise;
      canvas.current?.setAttribute('data-shown', '');
      const { items } = await page.getTextContent();
      if (!isUnmounted) setText(items.map((item) => ('str' in item ? item.str : '')).join(' '));
    };
    render().catch(() => {
      if (!isUnmounted) onFailed();
    });
    return () => {
      isUnmounted = true;
      task?.cancel();
    };
  }, [document, number, onFailed]);
  return (
    <>
      <canvas ref={canvas} aria-hidden="true" />
      {/* For screen readers. */}
      <p className="visually-hidden">{text}</p>
    </>
  );
};

const Pdf = ({ reference }: { reference: string }) => {
  const document = use(openResume(reference));
  const [hasFailed, setHasFailed] = useState(false);
  const isDamaged = hasFailed || !document;
  // Closes the document, so that the next visit tries again.
  useEffect(() => (isDamaged ? () => close(reference) : undefined), [isDamaged, reference]);
  const fail = useCallback(() => setHasFailed(true), []);
  if (isDamaged)
    return (
      <Alert kind="warning" role="alert">
        This file is damaged or protected and cannot be shown here. Download it to open it in another program.
      </Alert>
    );
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
        <PdfPage key={index} document={document} number={index + 1} onFailed={fail} />
      ))}
      {pages < document.numPages && (
        <p className="text-body-secondary">{document.numPages - pages} more pages are in the file.</p>
      )}
    </div>
  );
};

/** The resume beside the application: a PDF on a canvas, any other type as a file to download. */
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
      ) : (
        <p className="panel">
          {resume.fileName} cannot be shown here: download it and open it in another program.
        </p>
      )}
    </section>
  );
};
