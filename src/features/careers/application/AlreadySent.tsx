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
const nameOf = (jobId: number): string => `sent-${jobId}`;

/** Neither is essential: if a browser forbids them, tabs do not know about each other. */
const attempt = <Result,>(ask: () => Result): Result | undefined => {
  try {
    return ask();
  } catch {
    return undefined;
  }
};

/**
 * The reference of the application that this tab knows to have been sent for a job, undefined for none. Forgotten when
 * the tab is closed.
 */
export const readSent = (jobId: number): string | undefined =>
  attempt(() => sessionStorage.getItem(nameOf(jobId))) ?? undefined;

const remember = ({ jobId, reference }: SentNotice): void => {
  attempt(() => sessionStorage.setItem(nameOf(jobId), reference));
};

/** Tells this tab and all others that an application was sent. */
export const announceSent = (news: SentNotice): void => {
  remember(news);
  const channel = attempt(() => new BroadcastChannel(CHANNEL));
  channel?.postMessage(news);
  channel?.close();
};

/** Listens for applications sent from other tabs. Returns the function that unsubscribes. */
export const onSent = (onNews: () => void): (() => void) => {
  const channel = attempt(() => new BroadcastChannel(CHANNEL));
  if (!channel) return () => undefined;
  channel.onmessage = ({ data }: MessageEvent<SentNotice>) => {
    remember(data);
    onNews();
  };
  return () => channel.close();
};

const noSnapshot = () => undefined;

/**
 * Says that an application for this job was sent, from this tab or another one, and links to the confirmation. The
 * form's contents stay (docs/requirements.md, ONCE-11). Always the same live element.
 */
export const AlreadySent = ({ jobId }: { jobId: number }) => {
  const reference = useSyncExternalStore(onSent, () => readSent(jobId), noSnapshot);
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
