import { useEffect, useState } from 'react';
import { Spinner } from '../../ui/Spinner.tsx';
import type { Preview, PreviewRequest } from './documentWorker.ts';
import { fetchResume, type PreviewObstacle } from './fetchResume.ts';
import { NotShown } from './NotShown.tsx';
import { startWorker } from './startWorker.ts';

/** After this time the worker is ended, whatever the document makes it do. */
const TIME_LIMIT_MS = 5000;

/** Converts a document in a worker of its own, which ends with it. */
const convert = async (request: PreviewRequest): Promise<Preview | PreviewObstacle> => {
  // The limit is for the document, not for the start of its worker.
  const worker = await startWorker('/documentWorker.js');
  if (!worker) return 'notLoaded';
  return new Promise((resolve) => {
    const settle = (result: Preview | PreviewObstacle): void => {
      clearTimeout(timer);
      worker.terminate();
      resolve(result);
    };
    const timer = setTimeout(() => settle('tooLarge'), TIME_LIMIT_MS);
    worker.addEventListener('message', ({ data }: MessageEvent<Preview>) => settle(data));
    worker.addEventListener('error', () => settle('damaged'));
    worker.postMessage(request);
  });
};

const load = async (reference: string, type: PreviewRequest['type']): Promise<Preview | PreviewObstacle> => {
  const bytes = await fetchResume(reference);
  return typeof bytes === 'string' ? bytes : convert({ type, bytes });
};

/** Black text on white paper, in both themes. The frame allows no scripts, forms or requests. */
const toDocument = (html: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="color-scheme" content="light"><body>${html}</body></html>`;

interface DocumentPreviewProps {
  reference: string;
  type: PreviewRequest['type'];
}

/** A resume that is no PDF: its text with headings, lists and tables, or its bare text. */
export const DocumentPreview = ({ reference, type }: DocumentPreviewProps) => {
  const [preview, setPreview] = useState<Preview | PreviewObstacle>();
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    let isCurrent = true;
    const show = (result: Preview | PreviewObstacle) => {
      if (isCurrent) setPreview(result);
    };
    load(reference, type).then(show, () => show('damaged'));
    return () => {
      isCurrent = false;
    };
  }, [reference, type, attempt]);
  const retry = () => {
    setPreview(undefined);
    setAttempt(attempt + 1);
  };
  if (preview === undefined) return <Spinner label="Loading the resume…" />;
  if (typeof preview === 'string') return <NotShown obstacle={preview} onRetry={retry} />;
  if ((preview.html ?? preview.text) === undefined) return <NotShown obstacle="damaged" onRetry={retry} />;
  return (
    <>
      <p className="text-body-secondary small mb-2">
        Shown without its layout. Download the file to see it as it is.
      </p>
      {preview.html !== undefined ? (
        <iframe
          className="resume-document w-100 border rounded bg-white p-2"
          title="The resume"
          sandbox=""
          srcDoc={toDocument(preview.html)}
        />
      ) : (
        <p className="panel typed-text">{preview.text}</p>
      )}
    </>
  );
};
