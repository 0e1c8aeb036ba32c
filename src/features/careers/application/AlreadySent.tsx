import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { sentBeforeTexts } from '../../../content/careersTexts.ts';
import { receiptPath } from '../../../content/paths.ts';
import { Alert } from '../../../ui/Alert.tsx';

/** What tabs tell each other about a sent application. The reference is empty if the back end gives none. */
interface SentNotice {
  jobId: number;
  reference: string;
}

const CHANNEL = 'applications-sent';
const storageKey = (jobId: number): string => `sent-${jobId}`;

/** Storage and channel are optional: if a browser blocks them, tabs do not know about each other. */
const attempt = <Result,>(action: () => Result): Result | undefined => {
  try {
    return action();
  } catch {
    return undefined;
  }
};

/**
 * The reference of the application that this tab knows to have been sent for a job, undefined for none. Forgotten when
 * the tab is closed.
 */
export const readSentReference = (jobId: number): string | undefined =>
  attempt(() => sessionStorage.getItem(storageKey(jobId))) ?? undefined;

const remember = ({ jobId, reference }: SentNotice): void => {
  attempt(() => sessionStorage.setItem(storageKey(jobId), reference));
};

/** Tells this tab and all others that an application was sent. */
export const announceSent = (notice: SentNotice): void => {
  remember(notice);
  const channel = attempt(() => new BroadcastChannel(CHANNEL));
  channel?.postMessage(notice);
  channel?.close();
};

/** Listens for applications sent from other tabs. Returns the function that unsubscribes. */
export const subscribeToSent = (onChange: () => void): (() => void) => {
  const channel = attempt(() => new BroadcastChannel(CHANNEL));
  if (!channel) return () => undefined;
  channel.onmessage = ({ data }: MessageEvent<SentNotice>) => {
    remember(data);
    onChange();
  };
  return () => channel.close();
};

const getServerSnapshot = () => undefined;

/**
 * Says that an application for this job was sent, from this tab or another one, and links to the confirmation. The
 * form's contents stay (docs/requirements.md, ONCE-11). The live region is always rendered, so that it is announced.
 */
export const AlreadySent = ({ jobId }: { jobId: number }) => {
  const reference = useSyncExternalStore(subscribeToSent, () => readSentReference(jobId), getServerSnapshot);
  return (
    <div role="status">
      {reference !== undefined && (
        <Alert kind="info">
          <p>
            {sentBeforeTexts.sent}{' '}
            {reference && <Link to={receiptPath(reference)}>{sentBeforeTexts.toConfirmation}</Link>}
          </p>
          <p>{sentBeforeTexts.text}</p>
        </Alert>
      )}
    </div>
  );
};
