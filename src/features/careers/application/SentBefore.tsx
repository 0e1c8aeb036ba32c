import { useSyncExternalStore } from 'react';
import { SiteLink } from '../../../ui/SiteLink.tsx';
import { sentBeforeTexts } from '../../../content/careersTexts.ts';
import { receiptPath } from '../../../content/paths.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { hearSent, readSent } from './sentNews.ts';

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
            {reference && <SiteLink to={receiptPath(reference)}>{sentBeforeTexts.toConfirmation}</SiteLink>}
          </p>
          <p>{sentBeforeTexts.text}</p>
        </Alert>
      )}
    </div>
  );
};
