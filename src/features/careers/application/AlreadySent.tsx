import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { alreadySentTexts } from '../../../content/careersTexts.ts';
import { receiptPath } from '../../../content/paths.ts';
import { Alert } from '../../../ui/Alert.tsx';

/** A message between tabs about a sent application. The reference is empty if the back end returns none. */
interface SentNotice {
  jobId: number;
  reference: string;
}

const CHANNEL = 'applications-sent';
const storageKey = (jobId: number): string => `sent-${jobId}`;

/** Storage and channel are optional: if a browser blocks them, tabs do not know about each other. */
const ignoreErrors = <Result,>(action: () => Result): Result | undefined => {
  try {
    return action();
  } catch {
    return undefined;
  }
};

/**
 * The reference of the application that was sent for a job, as far as this tab knows; undefined for none. It is
 * forgotten when the tab is closed.
 */
export const readSentReference = (jobId: number): string | undefined =>
  ignoreErrors(() => sessionStorage.getItem(storageKey(jobId))) ?? undefined;

const storeReference = ({ jobId, reference }: SentNotice): void => {
  ignoreErrors(() => sessionStorage.setItem(storageKey(jobId), reference));
};

/** Tells this tab and all others that an application was sent. */
export const announceSent = (notice: SentNotice): void => {
  storeReference(notice);
  const channel = ignoreErrors(() => new BroadcastChannel(CHANNEL));
  channel?.postMessage(notice);
  channel?.close();
};

/** Listens for applications sent from other tabs. Returns the function that unsubscribes. */
export const subscribeToSent = (onChange: () => void): (() => void) => {
  const channel = ignoreErrors(() => new BroadcastChannel(CHANNEL));
  if (!channel) return () => undefined;
  channel.onmessage = ({ data }: MessageEvent<SentNotice>) => {
    storeReference(data);
    onChange();
  };
  return () => channel.close();
};

const getServerSnapshot = () => undefined;

/**
 * Says that an application for this job was sent, from this tab or another one, and links to the confirmation. The
 * form keeps its contents (docs/requirements.md, ONCE-11). The live region is always rendered, so that this is announced.
 */
export const AlreadySent = ({ jobId }: { jobId: number }) => {
  const reference = useSyncExternalStore(subscribeToSent, () => readSentReference(jobId), getServerSnapshot);
  return (
    <div role="status">
      {reference !== undefined && (
        <Alert kind="info">
          <p>
            {alreadySentTexts.sent}{' '}
            {reference && <Link to={receiptPath(reference)}>{alreadySentTexts.toConfirmation}</Link>}
          </p>
          <p>{alreadySentTexts.text}</p>
        </Alert>
      )}
    </div>
  );
};
