import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { sentBeforeTexts } from '../../../content/careersTexts.ts';
import { receiptPath } from '../../../content/paths.ts';
import { Alert } from '../../../ui/Alert.tsx';

/** What tabs tell each other of an application that was sent: its reference is empty behind a back end that gives none. */
interface SentNews {
  jobId: number;
  reference: string;
}

const CHANNEL = 'applications-sent';
const nameOf = (jobId: number): string => `sent-${jobId}`;

/** Neither of them is needed for anything to work: a browser that forbids them leaves the tabs strangers. */
const attempt = <Result,>(ask: () => Result): Result | undefined => {
  try {
    return ask();
  } catch {
    return undefined;
  }
};

/** The reference of what this tab knows to have been sent for a job, undefined for nothing; it forgets when it is closed. */
export const readSent = (jobId: number): string | undefined =>
  attempt(() => sessionStorage.getItem(nameOf(jobId))) ?? undefined;

const remember = ({ jobId, reference }: SentNews): void => {
  attempt(() => sessionStorage.setItem(nameOf(jobId), reference));
};

/** Tells this tab and every other one that an application was sent. */
export const tellSent = (news: SentNews): void => {
  remember(news);
  const channel = attempt(() => new BroadcastChannel(CHANNEL));
  channel?.postMessage(news);
  channel?.close();
};

/** Hears of what other tabs send, until the function it gives is called. */
export const hearSent = (onNews: () => void): (() => void) => {
  const channel = attempt(() => new BroadcastChannel(CHANNEL));
  if (!channel) return () => undefined;
  channel.onmessage = ({ data }: MessageEvent<SentNews>) => {
    remember(data);
    onNews();
  };
  return () => channel.close();
};

const knowNothing = () => undefined;

/**
 * Says that an application for this job was sent, from this tab or while it lay open from another one, and leads to
 * the confirmation; what stands in the form stays (docs/requirements.md, ONCE-11). One live element throughout.
 */
export const SentBefore = ({ jobId }: { jobId: number }) => {
  const reference = useSyncExternalStore(hearSent, () => readSent(jobId), knowNothing);
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
