import { useId } from 'react';
import ProgressBar from 'react-bootstrap/ProgressBar';
import { applyTexts, deliveryTexts } from '../../../content/careersTexts.ts';
import { receiptTexts } from '../../../content/receiptTexts.ts';
import { site } from '../../../content/site.ts';
import { formatBytes } from '../../../lib/formatBytes.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { selectIsRepeated, selectUploadPercent } from '../../../store/submissionSlice.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx';
import { useInitialData } from '../../../ui/initialData.ts';
import { MailLink } from '../../../ui/MailLink.tsx';
import { ContactWhileRetrying } from '../../../ui/ContactWhileRetrying.tsx';
import { useIsOffline } from '../../../ui/useIsOffline.ts';
import { FormRefusal } from './FormRefusal.tsx';
import { applicationFieldId, formFields, type ApplicationErrors, type Failure } from './outcomes.ts';
import type { Phase } from './useApplication.ts';

interface ApplicationErrorSummaryProps {
  errors: ApplicationErrors;
  attempt: number;
  /** The server refused the application. */
  wasRefused: boolean;
}

const toSummary = (errors: ApplicationErrors) =>
  formFields.flatMap((field) =>
    errors[field] ? [{ id: applicationFieldId(field), text: errors[field] }] : [],
  );

/** The form's errors, above it: the invalid fields, or why the server refused it. */
export const ApplicationErrorSummary = ({ errors, attempt, wasRefused }: ApplicationErrorSummaryProps) => {
  const { submittedForm } = useInitialData();
  const summary = toSummary(errors);
  return (
    <>
      {submittedForm?.refusal && (
        <FormRefusal refusal={submittedForm.refusal}>{applyTexts.refusalAdvice}</FormRefusal>
      )}
      {summary.length > 0 && (
        <ErrorSummary
          errors={summary}
          attempt={attempt}
          intro={submittedForm || wasRefused ? applyTexts.refusedIntro : undefined}
        />
      )}
    </>
  );
};

/** What happened, why, and what to do. */
export const FailureAlert = ({ failure }: { failure: Failure }) => (
  <Alert kind="danger" role="alert">
    <p>
      <strong>{failure.title}</strong>
    </p>
    {failure.cause && <p>{failure.cause}</p>}
    <p>
      {failure.advice} <MailLink email={site.careersEmail} />.
    </p>
  </Alert>
);

interface SendingStatusProps {
  phase: Phase;
  wasCancelled: boolean;
  onCancel: () => void;
}

interface AttemptState {
  phase: 'uploading' | 'sending';
  percent: number | undefined;
  isRepeated: boolean;
  isOffline: boolean;
}

const statusText = ({ phase, percent, isRepeated, isOffline }: AttemptState): string => {
  const isUpload = phase === 'uploading';
  if (isOffline) return isUpload || !isRepeated ? deliveryTexts.offline : deliveryTexts.offlineChecking;
  if (isUpload) return isRepeated ? deliveryTexts.uploadingAgain : deliveryTexts.uploading(percent);
  return isRepeated ? deliveryTexts.checking : applyTexts.sending;
};

/** Once the application itself has been sent, the visitor can only stop waiting. */
const cancelText = ({ phase, isRepeated, isOffline }: AttemptState): string => {
  if (isOffline && (phase === 'uploading' || !isRepeated)) return deliveryTexts.cancelWaiting;
  return phase === 'uploading' ? deliveryTexts.cancelUpload : deliveryTexts.stopWaiting;
};

/** The attempt's status, in a live region that is always rendered, the progress of the upload and the cancel button. */
export const SendingStatus = ({ phase, wasCancelled, onCancel }: SendingStatusProps) => {
  const percent = useAppSelector(selectUploadPercent);
  const isRepeated = useAppSelector(selectIsRepeated);
  const isOffline = useIsOffline();
  const idleText = isOffline ? deliveryTexts.offlineEditing : wasCancelled ? deliveryTexts.cancelled : '';
  // In steps of ten, so that screen readers do not announce every percent.
  const percentInTens = percent === undefined ? undefined : percent - (percent % 10);
  const attemptState =
    phase === 'editing' ? undefined : { phase, percent: percentInTens, isRepeated, isOffline };
  return (
    <>
      <p role="status" className="form-status">
        {attemptState ? statusText(attemptState) : idleText}
      </p>
      {phase === 'uploading' && !isOffline && (
        <ProgressBar className="mb-3">
          <ProgressBar isChild now={percent ?? 0} aria-label={deliveryTexts.progress} />
        </ProgressBar>
      )}
      {attemptState && isRepeated && <ContactWhileRetrying email={site.careersEmail} />}
      {attemptState && (
        <button type="button" className="btn btn-quiet mb-4" onClick={onCancel}>
          {cancelText(attemptState)}
        </button>
      )}
    </>
  );
};

const focusBox = (box: HTMLElement | null) => box?.focus();

/** The confirmation in place of the form if the back end returns no receipt, with what the browser knows. */
export const ApplicationSent = ({ file, jobTitle }: { file: File; jobTitle: string }) => {
  const textId = useId();
  return (
    <Alert kind="success">
      {/* Announced. The focus then says the rest, so that nothing is spoken twice. */}
      <div role="status">
        <h2>{receiptTexts.sent}</h2>
      </div>
      <div ref={focusBox} role="group" aria-labelledby={textId} tabIndex={-1}>
        <p id={textId}>{receiptTexts.inPlaceText}</p>
        <dl>
          <dt>{receiptTexts.job}</dt>
          <dd>{jobTitle}</dd>
          <dt>{receiptTexts.file}</dt>
          <dd>{receiptTexts.fileAndSize(file.name, formatBytes(file.size))}</dd>
        </dl>
        <p>{receiptTexts.next}</p>
        <p>
          {receiptTexts.contact} <MailLink email={site.careersEmail} />.
        </p>
      </div>
    </Alert>
  );
};
