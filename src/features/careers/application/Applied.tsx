import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { appliedTexts } from '../../../content/careersTexts.ts';
import { receiptPath } from '../../../content/paths.ts';
import { buildSettings } from '../../../contract/buildSettings.ts';
import { formatDay } from '../../../lib/formatDate.ts';
import { isRecord } from '../../../lib/isRecord.ts';
import { Alert } from '../../../ui/Alert.tsx';

/** An application that was sent from this device. */
interface Application {
  at: string;
  /** Empty if the back end returns none. */
  reference: string;
}

const storageKey = (jobId: number): string => `applied-${jobId}`;

/** Remembers on this device that an application was sent: no name, no text, only when and under which reference. */
export const noteApplied = (jobId: number, reference = ''): void => {
  try {
    const application: Application = { at: new Date().toISOString(), reference };
    localStorage.setItem(storageKey(jobId), JSON.stringify(application));
  } catch {
    // If the browser forbids storage, the job page does not say so later.
  }
};

/** Undefined for none, and after the time for which an application is stored. */
const readApplied = (jobId: number): Application | undefined => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(jobId)) ?? 'null');
    if (!isRecord(stored) || typeof stored['reference'] !== 'string') return undefined;
    const at = String(stored['at']);
    const ageMs = Date.now() - Date.parse(at);
    if (!(ageMs < Number(buildSettings.retentionDays) * 86_400_000)) {
      localStorage.removeItem(storageKey(jobId));
      return undefined;
    }
    return { at, reference: stored['reference'] };
  } catch {
    return undefined;
  }
};

/**
 * Says that an application for this job was sent from this device, by an earlier visit or another tab, and links to the
 * receipt. The form keeps its contents. The live region is always rendered, so that this is announced.
 */
export const Applied = ({ jobId }: { jobId: number }) => {
  const [application, setApplication] = useState<Application>();
  useEffect(() => {
    const read = () => setApplication(readApplied(jobId));
    read();
    // Browsers send this event to the other tabs only: this one is about to show the receipt.
    addEventListener('storage', read);
    return () => removeEventListener('storage', read);
  }, [jobId]);
  return (
    <div role="status">
      {application && (
        <Alert kind="info">
          <p>
            {application.reference === '' ? (
              `${appliedTexts.applied(formatDay(application.at))}.`
            ) : (
              <>
                {`${appliedTexts.applied(formatDay(application.at))}: `}
                <Link to={receiptPath(application.reference)}>{appliedTexts.toReceipt}</Link>.
              </>
            )}
          </p>
          <p>{appliedTexts.text}</p>
        </Alert>
      )}
    </div>
  );
};
