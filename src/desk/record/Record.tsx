import type { FormEvent } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { Link } from 'react-router-dom';
import type { Note, HistoryEntry } from '../../contract/desk/applicationSchemas.ts';
import { DESK_LIMITS, STAGE_NAMES, type MailState, type Stage } from '../../contract/desk/constants.ts';
import { capitalise } from '../../lib/capitalise.ts';
import { Field } from '../../ui/Field.tsx';
import { useAddNoteMutation } from '../api.ts';
import { useSession } from '../session/useSession.ts';
import { momentOf } from '../shell/dates.ts';
import { FormSummary, TextField, useDraft, useFormErrors } from '../shell/forms.tsx';

interface RecordBarProps {
  list: string;
  listName: string;
  /** 'Application 3 of 120'. */
  where: string;
  previous?: string | undefined;
  next?: string | undefined;
  nextUnread?: string | undefined;
}

const Way = ({ to, label, keys }: { to: string | undefined; label: string; keys: string }) =>
  to ? (
    <Link className="btn btn-quiet btn-small" to={to} aria-keyshortcuts={keys}>
      {label}
    </Link>
  ) : (
    <button type="button" className="btn btn-quiet btn-small" disabled>
      {label}
    </button>
  );

export const RecordBar = ({ list, listName, where, previous, next, nextUnread }: RecordBarProps) => (
  <nav className="record-bar" aria-label="Beside this one">
    <Link to={list} aria-keyshortcuts="u">
      {listName}
    </Link>
    <span className="where figures">{where}</span>
    <Way to={previous} label="Previous" keys="k" />
    <Way to={next} label="Next" keys="j" />
    <Way to={nextUnread} label="Next unread" keys="n" />
  </nav>
);

interface OwnerFieldProps {
  ownerId: number | null;
  onChange: (ownerId: number | null) => void;
}

export const OwnerField = ({ ownerId, onChange }: OwnerFieldProps) => {
  const { colleagues } = useSession();
  return (
    <Field id="owner" label="Owner">
      {(control) => (
        <Form.Select
          {...control}
          value={ownerId ?? ''}
          onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
        >
          <option value="">Nobody</option>
          {colleagues.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Form.Select>
      )}
    </Field>
  );
};

export const Notes = ({ reference, notes }: { reference: string; notes: readonly Note[] }) => {
  const [addNote, { isLoading }] = useAddNoteMutation();
  const draft = useDraft(`note:${reference}`, '');
  const form = useFormErrors();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const text = draft.value.trim();
    if (isLoading) return;
    if (!text) return form.refused({ note: 'Enter the note' });
    const { error } = await addNote({ reference, text });
    if (error) return form.failed(error);
    form.cleared();
    draft.forget();
  };
  return (
    <section className="panel" aria-labelledby="notes-title">
      <h2 id="notes-title">Notes</h2>
      {notes.length > 0 && (
        <ul className="timeline">
          {notes.map(({ id, at, by, text }) => (
            <li key={id}>
              <p className="typed-text">{text}</p>
              <p className="muted">
                {by}, {momentOf(at)}
              </p>
            </li>
          ))}
        </ul>
      )}
      <Form noValidate onSubmit={(event) => void send(event)}>
        <FormSummary form={form} />
        <TextField
          id="note"
          label="New note"
          hint="Colleagues see it, applicants never do"
          form={form}
          rows={2}
          maxLength={DESK_LIMITS.note}
          value={draft.value}
          onText={draft.change}
        />
        <Button type="submit" variant="quiet" aria-disabled={isLoading}>
          Add the note
        </Button>
      </Form>
    </section>
  );
};

const ACTIONS: Readonly<Record<string, string>> = {
  noted: 'Note added',
  assigned: 'Owner changed',
  read: 'Read',
  opened: 'Read',
  unread: 'Marked as unread',
  handled: 'Marked as handled',
  reopened: 'Marked as not handled',
  answered: 'Answered',
  received: 'Received',
};

const isStage = (word: string): word is Stage => Object.hasOwn(STAGE_NAMES, word);

/** `application.inReview` as 'Stage: In review'; an action without words of its own is spelled out. */
export const actionText = (action: string): string => {
  const word = action.split('.').at(-1) ?? action;
  if (ACTIONS[word]) return ACTIONS[word];
  if (isStage(word)) return `Stage: ${STAGE_NAMES[word]}`;
  return capitalise(word.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`));
};

const MAIL_TEXTS: Readonly<Record<MailState, string>> = {
  queued: 'not sent yet',
  sent: 'sent',
  failed: 'could not be sent',
};

export const History = ({ entries }: { entries: readonly HistoryEntry[] }) => (
  <section className="panel" aria-labelledby="history-title">
    <h2 id="history-title">History</h2>
    {entries.length === 0 && <p className="muted">Nothing yet.</p>}
    <ol className="timeline">
      {entries.toReversed().map((entry, index) =>
        entry.kind === 'mail' ? (
          <li key={index}>
            <p>
              Mail to {entry.to === 'staff' ? 'staff' : entry.to}: ‘{entry.subject}’,{' '}
              <strong>{MAIL_TEXTS[entry.state]}</strong>
            </p>
            {entry.text !== null && (
              <details>
                <summary>Text</summary>
                <p className="typed-text">{entry.text}</p>
              </details>
            )}
            <p className="muted">
              {momentOf(entry.sentAt ?? entry.at)}
              {entry.state === 'failed' && entry.lastError && `, ${entry.lastError}`}
            </p>
          </li>
        ) : (
          <li key={index}>
            <p>{actionText(entry.action)}</p>
            <p className="muted">
              {entry.by}, {momentOf(entry.at)}
            </p>
          </li>
        ),
      )}
    </ol>
  </section>
);
