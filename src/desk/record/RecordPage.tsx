import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import Button from 'react-bootstrap/Button';
import { Link, useNavigate } from 'react-router-dom';
import type { ApplicationDetail, Note } from '../../contract/desk/applicationSchemas.ts';
import { DESK_LIMITS } from '../../contract/desk/constants.ts';
import { AnswerDialog, type AnswerDialogProps } from '../answers/AnswerDialog.tsx';
import { makeAnswerShortcuts, getAnswerKind, type AnswerKind } from '../answers/answerKinds.ts';
import type { AnswerRecipient } from '../answers/recipients.ts';
import { api } from '../api.ts';
import { saveListPlace } from '../lists/listPlaces.ts';
import { useSession } from '../session/useSession.ts';
import { Page } from '../shell/Page.tsx';
import { useReport } from '../shell/Toasts.tsx';
import { DeskForm, SelectField, TextField, useDraft } from '../shell/forms.tsx';
import { useShortcuts } from '../shell/useShortcuts.ts';
import { Entry, History } from './History.tsx';
import { OtherApplications } from './OtherApplications.tsx';
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

type Step = 'next' | 'previous' | 'nextUnread';
const NOTHING_THERE: Readonly<Record<Step, string>> = {
  next: 'This is the last one in this list.',
  previous: 'This is the first one in this list.',
  nextUnread: 'Nothing else in this list is unread.',
};

/** Opens a neighbour, as soon as the list is loaded; says so if there is none. */
const useSteps = (neighbours: Neighbours, isListLoading: boolean): ((step: Step) => void) => {
  const navigate = useNavigate();
  const report = useReport();
  const waiting = useRef<Step>(undefined);
  const go = (step: Step): void => {
    const to = neighbours[step];
    waiting.current = to === undefined && isListLoading ? step : undefined;
    if (to !== undefined) void navigate(to);
    else if (!isListLoading) void report({ data: step }, { text: NOTHING_THERE[step] });
  };
  const goOn = useEffectEvent(() => {
    if (waiting.current) go(waiting.current);
  });
  useEffect(() => {
    if (!isListLoading) goOn();
  }, [isListLoading]);
  return go;
};

interface RecordPageProps {
  title: string;
  record: Pick<ApplicationDetail, 'reference' | 'noteList' | 'history' | 'others'>;
  neighbours: Neighbours;
  isListLoading: boolean;
  listName: string;
  answers: readonly AnswerKind[];
  /** The person who gets an answer, as the page shows the record. */
  recipient: AnswerRecipient;
  answer?: Partial<Omit<AnswerDialogProps, 'kind' | 'recipients' | 'onClose'>>;
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
  const { reference, noteList, history, others } = record;
  const navigate = useNavigate();
  const [answering, setAnswering] = useState<AnswerKind>();
  // The list opens at the record that was seen last.
  useEffect(() => saveListPlace(list.replace(/\?$/, ''), { key: reference }), [list, reference]);
  const go = useSteps(neighbours, props.isListLoading);
  useShortcuts({
    j: () => go('next'),
    k: () => go('previous'),
    n: () => go('nextUnread'),
    u: () => void navigate(list),
    ...makeAnswerShortcuts(answers, setAnswering),
  });
  return (
    <>
      <nav className="d-flex d-print-none flex-wrap align-items-center gap-2 mb-2" aria-label="Neighbours">
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
        <div className="record d-grid d-print-block gap-3 align-items-start">
          <div className="d-grid gap-3">{props.children}</div>
          {props.aside && <div className="record-beside">{props.aside}</div>}
          <div className="d-grid gap-3">
            <OtherApplications applications={others} />
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
