import { Suspense, use, useCallback, useEffect, useRef, useState } from 'react';
import type { PDFDocumentProxy, RenderTask } from 'pdfjs-dist';
import type { ApplicationDetail } from '../../contract/desk/applicationSchemas.ts';
import { formatBytes } from '../../lib/formatBytes.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { urlFor } from '../deskApi.ts';
import { DocumentPreview } from '../preview/DocumentPreview.tsx';
import { NotShown } from '../preview/NotShown.tsx';
import { closeResume, drawWithinLimits, openResume } from '../preview/openResume.ts';
import { pluralise } from '../shell/Page.tsx';

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
      if ((await drawWithinLimits(document, task.promise, page)) === 'tooLarge') return onTooLarge();
      canvas.current?.setAttribute('data-shown', '');
      const content = await drawWithinLimits(document, page.getTextContent());
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
  const [opening, setOpening] = useState(() => openResume(reference));
  const opened = use(opening);
  const [isTooLarge, setIsTooLarge] = useState(false);
  // The next visit tries again.
  useEffect(() => {
    if (typeof opened === 'string') closeResume(reference);
  }, [opened, reference]);
  const stop = useCallback(() => {
    closeResume(reference);
    setIsTooLarge(true);
  }, [reference]);
  if (typeof opened === 'string' || isTooLarge)
    return (
      <NotShown
        obstacle={typeof opened === 'string' ? opened : 'tooLarge'}
        onRetry={() => setOpening(openResume(reference))}
      />
    );
  const document = opened;
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
        <p className="text-body-secondary">
          {`The file has ${pluralise(document.numPages - pages, 'more page', 'more pages')}: download it to read on.`}
        </p>
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
        <h2 id="resume-title" tabIndex={-1} className="h4 flex-grow-1 mb-0">
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
