import { useState, type ReactNode } from 'react';
import Button from 'react-bootstrap/Button';
import type { HistoryEntry } from '../../contract/desk/applicationSchemas.ts';
import { STAGE_NAMES, STAGES } from '../../contract/desk/constants.ts';
import { capitalise } from '../../lib/capitalise.ts';
import { pluralise } from '../shell/Page.tsx';
import { formatDateTime } from '../shell/dates.ts';
import { ResendDialog } from './ResendDialog.tsx';

/** One line of the notes or the history: what happened, by whom and when. */
export const Entry = ({ by, at, children }: { by?: string; at: string; children: ReactNode }) => (
  <li className="list-group-item px-0">
    {children}
    <p className="text-body-secondary small mb-0">
      {by && `${by}, `}
      {formatDateTime(at)}
    </p>
  </li>
);

/** Labels of audit actions. Other actions are labelled by their own name. */
const ACTION_LABELS: Readonly<Record<string, string>> = {
  noted: 'Note added',
  owned: 'Owner changed',
  unread: 'Marked as unread',
  reopened: 'Marked as not handled',
  held: 'Deletion stopped',
  released: 'Deletion goes on',
  consentAsked: 'Asked to renew the consent',
  addressCorrected: 'Email address corrected',
  ...Object.fromEntries(STAGES.map((stage) => [`application.${stage}`, `Stage: ${STAGE_NAMES[stage]}`])),
};

/** Describes `application.inReview` as 'Stage: In review'. */
const describeAction = (action: string): string => {
  const word = action.split('.').at(-1) ?? action;
  return (
    ACTION_LABELS[action] ??
    ACTION_LABELS[word] ??
    capitalise(word.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`))
  );
};

type Mail = Extract<HistoryEntry, { kind: 'mail' }>;

/** 'sent Mon 23 Nov, 10:35', or why it has not left, as the mail server said it. */
const describeState = ({ state, sentAt, lastError }: Mail): string => {
  if (state === 'sent') return sentAt ? `sent ${formatDateTime(sentAt)}` : 'sent';
  const what = state === 'failed' ? 'could not be sent' : 'not sent yet';
  return lastError ? `${what}: ${lastError}` : what;
};

/** Whether the address may be wrong: the mail server refused the email, or has not taken it. */
const canResend = ({ state, lastError, to }: Mail): boolean =>
  to !== 'staff' && state !== 'sent' && lastError !== null;

const MailEntry = ({ mail }: { mail: Mail }) => {
  const [isCorrecting, setIsCorrecting] = useState(false);
  return (
    <Entry at={mail.at}>
      Email to {mail.to}: ‘{mail.subject}’, <strong>{describeState(mail)}</strong>
      {mail.text !== null && (
        <details>
          <summary>Text</summary>
          <p className="typed-text">{mail.text}</p>
        </details>
      )}
      {canResend(mail) && (
        <p className="mb-1">
          <Button variant="quiet" size="sm" onClick={() => setIsCorrecting(true)}>
            Correct the address and send again
          </Button>
        </p>
      )}
      {isCorrecting && <ResendDialog id={mail.id} to={mail.to} onClose={() => setIsCorrecting(false)} />}
    </Entry>
  );
};

type Reply = Extract<HistoryEntry, { kind: 'reply' }>;

/** A reply is open: it is what the record was marked as unread for. */
const ReplyEntry = ({ reply: { at, from, subject, text, attachments } }: { reply: Reply }) => (
  <Entry at={at}>
    Reply from {from}: ‘{subject}’
    {attachments > 0 && `, with ${pluralise(attachments, 'file')}: see the mailbox`}
    {text === null ? (
      <p className="mb-1">The email has no plain text: read it in the mailbox.</p>
    ) : (
      <details open>
        <summary>Text</summary>
        <p className="typed-text">{text}</p>
      </details>
    )}
  </Entry>
);

export const History = ({ entries }: { entries: readonly HistoryEntry[] }) => (
  <section className="panel" aria-labelledby="history-title">
    <h2 id="history-title">History</h2>
    {entries.length === 0 && <p className="text-body-secondary small mb-0">Nothing yet.</p>}
    <ol className="list-group list-group-flush">
      {entries.toReversed().map((entry, index) => {
        if (entry.kind === 'mail') return <MailEntry key={`mail ${entry.id}`} mail={entry} />;
        if (entry.kind === 'reply') return <ReplyEntry key={`reply ${entry.id}`} reply={entry} />;
        return (
          <Entry key={`${entry.at} ${entries.length - index}`} by={entry.by} at={entry.at}>
            {describeAction(entry.action)}
          </Entry>
        );
      })}
    </ol>
  </section>
);
