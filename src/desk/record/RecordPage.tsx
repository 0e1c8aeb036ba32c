import { useState, type ReactNode } from 'react';
import Button from 'react-bootstrap/Button';
import { Link, useNavigate } from 'react-router-dom';
import type { ApplicationDetail, HistoryEntry, Note } from '../../contract/desk/applicationSchemas.ts';
import { DESK_LIMITS, STAGE_NAMES, STAGES, type MailState } from '../../contract/desk/constants.ts';
import { capitalise } from '../../lib/capitalise.ts';
import { AnswerDialog, type AnswerDialogProps } from '../answers/AnswerDialog.tsx';
import { makeAnswerShortcuts, getAnswerKind, type AnswerKind } from '../answers/answerKinds.ts';
import type { AnswerRecipient } from '../answers/recipients.ts';
import { api } from '../api.ts';
import { useSession } from '../session/useSession.ts';
import { Page } from '../shell/Page.tsx';
import { useReport } from '../shell/Toasts.tsx';
import { formatDateTime } from '../shell/dates.ts';
import { DeskForm, SelectField, TextField, useDraft } from '../shell/forms.tsx';
import { useShortcuts } from '../shell/useShortcuts.ts';
import type { Neighbours } from './findNeighbours.ts';

const NeighbourLink = ({ to, label, keys }: { to: string | undefined; label: string; keys: string }) =>
  to ? (
    <Link className="btn btn-quiet btn-sm" to={to} aria-keyshortcuts={keys}>
      {label}
    </Link>
  ) : (
    <button type="button" className="btn btn-quiet btn-sm" disabled>
      {label}
    </button>
  );

interface OwnerFieldProps {
  ownerId: number | null;
  onChange: (ownerId: number | null) => void;
}

export const OwnerField = ({ ownerId, onChange }: OwnerFieldProps) => {
  const { colleagues } = useSession();
  return (
    <SelectField
      id="owner"
      label="Owner"
      value={ownerId ?? ''}
      choices={[['', 'Nobody'], ...colleagues.map(({ id, name }) => [id, name] as const)]}
      onText={(id) => onChange(id === '' ? null : Number(id))}
    />
  );
};

const Entry = ({ by, at, children }: { by?: string; at: string; children: ReactNode }) => (
  <li className="list-group-item px-0">
    {children}
    <p className="text-body-secondary small mb-0">
      {by && `${by}, `}
      {formatDateTime(at)}
    </p>
  </li>
);

const Notes = ({ reference, notes }: { reference: string; notes: readonly Note[] }) => {
  const [addNote] = api.useAddNoteMutation();
  const report = useReport();
  const draft = useDraft(`note:${reference}`, '');
  return (
    <section className="panel" aria-labelledby="notes-title">
      <h2 id="notes-title">Notes</h2>
      {notes.length > 0 && (
        <ul className="list-group list-group-flush mb-3">
          {notes.map(({ id, at, by, text }) => (
            <Entry key={id} by={by} at={at}>
              <p className="typed-text mb-0">{text}</p>
            </Entry>
          ))}
        </ul>
      )}
      <DeskForm
        submit="Add the note"
        variant="quiet"
        send={(getText) => addNote({ reference, text: getText('note') })}
        onSent={(note) => {
          draft.clear();
          void report({ data: note }, { text: 'The note is added.' });
        }}
      >
        <TextField
          id="note"
          label="New note"
          hint="Write only what the job needs: the person may ask for a copy"
          rows={2}
          maxLength={DESK_LIMITS.note}
          value={draft.value}
          onText={draft.change}
        />
      </DeskForm>
    </section>
  );
};

/** Labels of audit actions. Other actions are labelled by their own name. */
const ACTION_LABELS: Readonly<Record<string, string>> = {
  noted: 'Note added',
  owned: 'Owner changed',
  unread: 'Marked as unread',
  reopened: 'Marked as not handled',
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

const MAIL_STATE_LABELS: Readonly<Record<MailState, string>> = {
  queued: 'not sent yet',
  sent: 'sent',
  failed: 'could not be sent',
};

const History = ({ entries }: { entries: readonly HistoryEntry[] }) => (
  <section className="panel" aria-labelledby="history-title">
    <h2 id="history-title">History</h2>
    {entries.length === 0 && <p className="text-body-secondary small mb-0">Nothing yet.</p>}
    <ol className="list-group list-group-flush">
      {entries.toReversed().map((entry, index) =>
        entry.kind === 'mail' ? (
          <Entry key={index} at={entry.sentAt ?? entry.at}>
            Email to {entry.to}: ‘{entry.subject}’, <strong>{MAIL_STATE_LABELS[entry.state]}</strong>
            {entry.state === 'failed' && entry.lastError && `, ${entry.lastError}`}
            {entry.text !== null && (
              <details>
                <summary>Text</summary>
                <p className="typed-text">{entry.text}</p>
              </details>
            )}
          </Entry>
        ) : (
          <Entry key={index} by={entry.by} at={entry.at}>
            {describeAction(entry.action)}
          </Entry>
        ),
      )}
    </ol>
  </section>
);

interface RecordPageProps {
  title: string;
  record: Pick<ApplicationDetail, 'reference' | 'noteList' | 'history'>;
  neighbours: Neighbours;
  listName: string;
  answers: readonly AnswerKind[];
  /** The person who gets an answer, as the page shows the record. */
  recipient: AnswerRecipient;
  answer?: Pick<AnswerDialogProps, 'subject' | 'interviewAt'>;
  action?: ReactNode;
  alerts?: ReactNode;
  /** Fields for stage and owner, and facts. */
  children: ReactNode;
  aside?: ReactNode;
}

/** The page of an application or a message: links to its neighbours, actions, notes and history. */
export const RecordPage = (props: RecordPageProps) => {
  const { record, neighbours, answers } = props;
  const { list, position, next, previous, nextUnread } = neighbours;
  const { reference, noteList, history } = record;
  const navigate = useNavigate();
  const [answering, setAnswering] = useState<AnswerKind>();
  const goTo = (to: string | undefined) => () => {
    if (to) void navigate(to);
  };
  useShortcuts({
    j: goTo(next),
    k: goTo(previous),
    n: goTo(nextUnread),
    u: goTo(list),
    ...makeAnswerShortcuts(answers, setAnswering),
  });
  return (
    <>
      <nav className="d-flex flex-wrap align-items-center gap-2 mb-2" aria-label="Neighbours">
        <Link to={list} aria-keyshortcuts="u">
          {props.listName}
        </Link>
        <span className="flex-grow-1 text-body-secondary">{position}</span>
        <NeighbourLink to={previous} label="Previous" keys="k" />
        <NeighbourLink to={next} label="Next" keys="j" />
        <NeighbourLink to={nextUnread} label="Next unread" keys="n" />
      </nav>
      <Page
        title={props.title}
        actions={
          <>
            {answers.map((kind, index) => (
              <Button
                key={kind}
                variant={index === 0 ? 'primary' : 'quiet'}
                onClick={() => setAnswering(kind)}
                aria-keyshortcuts={getAnswerKind(kind).key}
              >
                {getAnswerKind(kind).button}
              </Button>
            ))}
            {props.action}
          </>
        }
      >
        {props.alerts}
        <div className="record d-grid gap-3 align-items-start">
          <div className="d-grid gap-3">{props.children}</div>
          {props.aside && <div className="record-beside">{props.aside}</div>}
          <div className="d-grid gap-3">
            <Notes reference={reference} notes={noteList} />
            <History entries={history} />
          </div>
        </div>
      </Page>
      {answering && (
        <AnswerDialog
          kind={answering}
          recipients={[props.recipient]}
          {...props.answer}
          onClose={() => setAnswering(undefined)}
        />
      )}
    </>
  );
};
