import { useEffect, useId, useRef } from 'react';
import { messageTexts } from '../../content/messageTexts.ts';
import { site } from '../../content/site.ts';
import { addWorkingDays } from '../../lib/addWorkingDays.ts';
import { buildSettings } from '../../contract/buildSettings.ts';
import type { MessageForm } from '../../contract/messageRules.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectIsRepeated } from '../../store/submissionSlice.ts';
import { Alert } from '../../ui/Alert.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { MailLink } from '../../ui/MailLink.tsx';
import { PhoneLink } from '../../ui/PhoneLink.tsx';
import { ContactWhileRetrying } from '../../ui/ContactWhileRetrying.tsx';
import { useIsOffline } from '../../ui/useIsOffline.ts';
import { type MessageErrors, messageFieldId, messageFields } from './messageFields.ts';

/** The message's reference; nothing if another provider accepted the message. */
export const MessageReference = ({ reference }: { reference: string | null | undefined }) =>
  reference ? (
    <p>
      {messageTexts.reference} <code>{reference}</code>. {messageTexts.referenceHint}
    </p>
  ) : null;

/** Confirms that the message was sent, above the emptied form. */
export const MessageSent = ({ reference }: { reference: string | null }) => {
  const box = useRef<HTMLDivElement>(null);
  const textId = useId();
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="form-page">
      <Alert kind="success">
        {/* Announced. The focus then says the rest, so that nothing is spoken twice. */}
        <div role="status">
          <h2 className="alert-title">{messageTexts.sent}</h2>
        </div>
        <div ref={box} role="group" aria-labelledby={textId} tabIndex={-1}>
          <p id={textId}>{messageTexts.thanksUntil(addWorkingDays(new Date(), site.answersWithinDays))}</p>
          <MessageReference reference={reference} />
          <p>
            {`${messageTexts.urgent} `}
            <PhoneLink phone={site.phone} />.
          </p>
        </div>
      </Alert>
    </div>
  );
};

const isOwnServer = buildSettings.emailHost === '';

/** What happened, why, and what to do. */
export const MessageFailed = ({ cause, mayHaveArrived }: { cause: string; mayHaveArrived: boolean }) => (
  <Alert kind="danger" role="alert">
    <p>
      <strong className="alert-title">{messageTexts.failed}</strong>
    </p>
    <p>{cause}</p>
    {mayHaveArrived && isOwnServer && <p>{messageTexts.resendIsSafe}</p>}
    <p>
      {`${messageTexts.failedAdvice} `}
      <MailLink email={site.email} />
      {` ${messageTexts.orCall} `}
      <PhoneLink phone={site.phone} />.
    </p>
  </Alert>
);

interface InvalidMessageProps {
  form: MessageForm;
  errors: MessageErrors;
  attempt: number;
}

/** The specified sentence first, then the invalid fields. */
export const InvalidMessage = ({ form, errors, attempt }: InvalidMessageProps) => {
  const invalidFields = messageFields[form].flatMap((field) => {
    const text = errors[field];
    return text ? [{ id: messageFieldId(field), text }] : [];
  });
  return (
    <ErrorSummary
      attempt={attempt}
      outcome={messageTexts.failed}
      title={messageTexts.notSentYet(invalidFields.length)}
      errors={invalidFields}
    />
  );
};

interface MessageStatusProps {
  isSending: boolean;
  wasCancelled: boolean;
  onCancel: () => void;
}

/** The status of the message in one live region; a slow attempt can be cancelled. */
export const MessageStatus = ({ isSending, wasCancelled, onCancel }: MessageStatusProps) => {
  const isRepeated = useAppSelector(selectIsRepeated);
  const isOffline = useIsOffline();
  const idleText = isOffline ? messageTexts.offlineEditing : wasCancelled ? messageTexts.cancelled : '';
  const sendingText = isRepeated ? messageTexts.checking : messageTexts.sendingStatus;
  const offlineText = isRepeated ? messageTexts.offlineChecking : messageTexts.offline;
  return (
    <>
      <p role="status" className="form-status">
        {isSending ? (isOffline ? offlineText : sendingText) : idleText}
      </p>
      {isSending && isRepeated && <ContactWhileRetrying email={site.email} />}
      {isSending && (
        <button type="button" className="btn btn-quiet mb-4" onClick={onCancel}>
          {isOffline && !isRepeated ? messageTexts.cancelWaiting : messageTexts.stopWaiting}
        </button>
      )}
    </>
  );
};
