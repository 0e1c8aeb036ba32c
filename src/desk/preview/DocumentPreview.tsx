import { useEffect, useState } from 'react';
import { Alert } from '../../ui/Alert.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { urlFor } from '../deskApi.ts';
import type { Preview, PreviewRequest } from './documentWorker.ts';

/** After this time the worker is ended, whatever the document makes it do. */
const TIME_LIMIT_MS = 5000;
/** For fetching the file, and for the start of the worker. */
const START_LIMIT_MS = 20_000;

/** Converts a document in a worker of its own, which ends with it. */
const convert = (request: PreviewRequest): Promise<Preview | 'tooLarge'> =>
  new Promise((resolve) => {
    const worker = new Worker('/documentWorker.js');
    const settle = (result: Preview | 'tooLarge'): void => {
      clearTimeout(timer);
      worker.terminate();
      resolve(result);
    };
    let timer = setTimeout(() => settle({}), START_LIMIT_MS);
    worker.addEventListener('message', ({ data }: MessageEvent<Preview | 'started'>) => {
      if (data !== 'started') return settle(data);
      clearTimeout(timer);
      timer = setTimeout(() => settle('tooLarge'), TIME_LIMIT_MS);
      worker.postMessage(request);
    });
    worker.addEventListener('error', () => settle({}));
  });

const load = async (reference: string, type: PreviewRequest['type']): Promise<Preview | 'tooLarge'> => {
  const response = await fetch(`${urlFor('readResume', reference)}?view`, {
    signal: AbortSignal.timeout(START_LIMIT_MS),
  });
  return response.ok ? convert({ type, bytes: await response.arrayBuffer() }) : {};
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
  const [preview, setPreview] = useState<Preview | 'tooLarge'>();
  useEffect(() => {
    let isCurrent = true;
    const show = (result: Preview | 'tooLarge') => {
      if (isCurrent) setPreview(result);
    };
    load(reference, type).then(show, () => show({}));
    return () => {
      isCurrent = false;
    };
  }, [reference, type]);
  if (preview === undefined) return <Spinner label="Loading the resume…" />;
  if (preview === 'tooLarge' || (preview.html ?? preview.text) === undefined)
    return (
      <Alert kind="warning" role="alert">
        {preview === 'tooLarge'
          ? 'This file is too large to show here. Download it to open it in another program.'
          : 'This file is damaged or protected and cannot be shown here. Download it to open it in another program.'}
      </Alert>
    );
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
