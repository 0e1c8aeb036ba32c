import { useEffect, useState } from 'react';
import { Spinner } from '../../ui/Spinner.tsx';
import type { Preview, PreviewRequest } from './documentWorker.ts';
import { fetchResume, type PreviewObstacle } from './fetchResume.ts';
import { NotShown } from './NotShown.tsx';

/** After this time the worker is ended, whatever the document makes it do. */
const TIME_LIMIT_MS = 5000;
/** For the start of the worker. */
const START_LIMIT_MS = 20_000;

/** Converts a document in a worker of its own, which ends with it. */
const convert = (request: PreviewRequest): Promise<Preview | PreviewObstacle> =>
  new Promise((resolve) => {
    const worker = new Worker('/documentWorker.js');
    const settle = (result: Preview | PreviewObstacle): void => {
      clearTimeout(timer);
      worker.terminate();
      resolve(result);
    };
    let timer = setTimeout(() => settle('notLoaded'), START_LIMIT_MS);
    let hasStarted = false;
    worker.addEventListener('message', ({ data }: MessageEvent<Preview | 'started'>) => {
      if (data !== 'started') return settle(data);
      hasStarted = true;
      clearTimeout(timer);
      timer = setTimeout(() => settle('tooLarge'), TIME_LIMIT_MS);
      worker.postMessage(request);
    });
    worker.addEventListener('error', () => settle(hasStarted ? 'damaged' : 'notLoaded'));
  });

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
  useEffect(() => {
    let isCurrent = true;
    const show = (result: Preview | PreviewObstacle) => {
      if (isCurrent) setPreview(result);
    };
    load(reference, type).then(show, () => show('damaged'));
    return () => {
      isCurrent = false;
    };
  }, [reference, type]);
  if (preview === undefined) return <Spinner label="Loading the resume…" />;
  if (typeof preview === 'string') return <NotShown obstacle={preview} />;
  if ((preview.html ?? preview.text) === undefined) return <NotShown obstacle="damaged" />;
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
