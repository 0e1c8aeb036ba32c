import { useEffect, useId, useMemo, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import type {
  AnswerConflict,
  AnswersConflict,
  AnswersSent,
  RenderedMail,
  Templates,
} from '../../contract/desk/applicationSchemas.ts';
import { DESK_LIMITS, STAGE_NAMES } from '../../contract/desk/constants.ts';
import { randomId } from '../../lib/randomId.ts';
import { Alert } from '../../ui/Alert.tsx';
import { api } from '../api.ts';
import { asDeskError } from '../deskApi.ts';
import { Dialog, Loaded, pluralise } from '../shell/Page.tsx';
import { useReport } from '../shell/Toasts.tsx';
import { formatDateTime, fromLocalInput, toLocalInput } from '../shell/dates.ts';
import { DeskForm, TextField, useDraft } from '../shell/forms.tsx';
import { getAnswerKind, PLACEHOLDER_HINT, type AnswerKind } from './answerKinds.ts';
import {
  applyConflicts,
  describeConflict,
  describeRecipient,
  hasEnded,
  makeSeen,
  type AnswerRecipient,
} from './recipients.ts';

const describeMail = ({ name, to, job, stage }: RenderedMail): string =>
  [`${name} <${to}>`, job, stage && STAGE_NAMES[stage]].filter(Boolean).join(' · ');

const MailText = ({ subject, body }: RenderedMail) => (
  <>
    <p>
      Subject: <strong>{subject}</strong>
    </p>
    <p className="typed-text mb-0">{body}</p>
  </>
);

/** Every email as its recipient will see it; of several, only the first is expanded. */
const MailPreview = ({ id, mails }: { id: string; mails: readonly RenderedMail[] }) => {
  const preview = useRef<HTMLDivElement>(null);
  // The focus begins at the text, not at the button that sends it.
  useEffect(() => preview.current?.focus(), []);
  const [first] = mails;
  return (
    <div id={id} ref={preview} tabIndex={-1} role="group" aria-label="Preview" className="mb-3">
      {mails.length > 1 && <p>{mails.length} emails, one to each person:</p>}
      {mails.length === 1 && first && (
        <section className="border rounded p-3">
          <p>To: {describeMail(first)}</p>
          <MailText {...first} />
        </section>
      )}
      {mails.length > 1 &&
        mails.map((mail, index) => (
          <details key={mail.reference} className="border rounded px-3 pb-3 mb-3" open={index === 0}>
            <summary>{describeMail(mail)}</summary>
            <MailText {...mail} />
          </details>
        ))}
    </div>
  );
};

/** What colleagues changed while the dialog was open. It takes the focus, so that a second Enter sends nothing. */
const Conflicts = ({ conflicts }: { conflicts: readonly AnswerConflict[] }) => {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [conflicts]);
  return (
    <div ref={notice} tabIndex={-1}>
      <Alert kind="danger" role="alert">
        <p>Nothing was sent. In the meantime:</p>
        <ul className="mb-0">
          {conflicts.map((conflict) => (
            <li key={conflict.reference}>
              {conflict.name}: {describeConflict(conflict, formatDateTime)}
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
};

export interface AnswerDialogProps {
  kind: AnswerKind;
  recipients: readonly AnswerRecipient[];
  /** The subject of a reply to a message; templates contain one. */
  subject?: string;
  interviewAt?: string | null;
  onClose: () => void;
  onSent?: () => void;
}

/** 'Ada: declined. The email leaves in 30 seconds.' */
const describeSent = (
  { mails, hasMail, undoSeconds }: AnswersSent,
  people: readonly AnswerRecipient[],
  kind: AnswerKind,
): string => {
  const who = people.length === 1 ? (people[0]?.name ?? '') : pluralise(people.length, 'person', 'people');
  const what = mails === 1 ? 'The email' : `${mails} emails`;
  const when = hasMail
    ? `${mails === 1 ? 'leaves' : 'leave'} in ${undoSeconds} seconds`
    : 'will be sent once a mail server is set up';
  return `${who}: ${getAnswerKind(kind).done}. ${what} ${when}.`;
};

/** Interview times are written in the recruiter's time zone. */
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

const AnswerForm = (props: AnswerDialogProps & { previewId: string; templates: Templates }) => {
  const { kind, subject = '', interviewAt = null, previewId, templates } = props;
  const { send, template, status } = getAnswerKind(kind);
  const isInvitation = template === 'invite';
  const report = useReport();
  // As they were when the dialog opened: a refetch must not hide a colleague's change.
  const [people, setPeople] = useState(props.recipients);
  const [conflicts, setConflicts] = useState<readonly AnswerConflict[]>([]);
  const recipients = people.filter((person) => !hasEnded(person, status));
  const ended = people.filter((person) => hasEnded(person, status));
  const handled = recipients.filter(({ isHandled }) => isHandled);
  const references = recipients.map(({ reference }) => reference);
  const initial = template ? templates[template] : { subject, body: '' };
  const draft = useDraft(`answer:${kind}:${references.join(',')}`, {
    ...initial,
    interview: toLocalInput(interviewAt),
  });
  const { value } = draft;
  const field = (id: keyof typeof value) => ({
    id,
    value: value[id],
    onText: (changed: string) => draft.change({ ...value, [id]: changed }),
  });
  const interview = fromLocalInput(value.interview);
  const [isPreview, setIsPreview] = useState(template === 'decline' && !draft.isChanged);
  const request = {
    references,
    subject: value.subject.trim(),
    body: value.body.trim(),
    ...(isInvitation && interview && { interviewAt: interview, timeZone }),
  };
  const preview = api.usePreviewAnswersQuery(request, { skip: !isPreview || references.length === 0 });
  const isPreviewReady = Boolean(preview.currentData);
  const [sendAnswers] = api.useSendAnswersMutation();
  const [undoAnswers] = api.useUndoAnswersMutation();
  // The server sends the same text only once, even after a second click or a lost response.
  const content = JSON.stringify(request);
  const key = useMemo(() => randomId() + String(content.length), [content]);
  const answers = {
    ...request,
    seen: makeSeen(recipients),
    ...(status && { status }),
    ...(!template && { isHandled: true as const }),
  };
  const sendOrShowConflict = async () => {
    if (!isPreviewReady) return {};
    const result = await sendAnswers({ key, answers });
    const { status: httpStatus, body } = asDeskError(result.error) ?? {};
    const found = httpStatus === 409 ? (body as Partial<AnswersConflict>).conflicts : undefined;
    if (!found) return result;
    setConflicts(found);
    setPeople((before) => applyConflicts(before, found));
    return {};
  };
  const finish = (data: AnswersSent) => {
    draft.clear();
    void report(
      { data },
      {
        text: describeSent(data, recipients, kind),
        undo: () => undoAnswers({ key }),
        ...(data.hasMail && { undoSeconds: data.undoSeconds }),
      },
    );
    props.onSent?.();
    props.onClose();
  };
  const notices = (
    <>
      {conflicts.length > 0 && <Conflicts conflicts={conflicts} />}
      {ended.length > 0 && (
        <Alert kind="warning">
          No email to: {ended.map((person) => describeRecipient(person)).join('; ')}.
        </Alert>
      )}
      {handled.length > 0 && (
        <Alert kind="warning">
          This message is handled already. Send another answer only if it needs one.
        </Alert>
      )}
    </>
  );
  if (references.length === 0)
    return (
      <>
        {notices}
        <Button variant="quiet" onClick={props.onClose}>
          Close
        </Button>
      </>
    );
  if (!isPreview)
    return (
      <>
        {notices}
        <DeskForm
          submit="Preview"
          send={() => setIsPreview(true)}
          footer={
            draft.isChanged &&
            template && (
              <Button variant="link" onClick={() => draft.clear()}>
                Reset to the template
              </Button>
            )
          }
        >
          {isInvitation && (
            <TextField {...field('interview')} label="Date and time of the interview" type="datetime-local" />
          )}
          <TextField {...field('subject')} label="Subject" maxLength={DESK_LIMITS.subject} />
          <TextField
            {...field('body')}
            label="Text"
            hint={template && PLACEHOLDER_HINT}
            rows={10}
            maxLength={DESK_LIMITS.body}
          />
        </DeskForm>
      </>
    );
  return (
    <>
      {notices}
      <DeskForm
        key="preview"
        submit={conflicts.length > 0 ? `${send} all the same` : send}
        send={sendOrShowConflict}
        onSent={finish}
        footer={
          <Button variant="quiet" onClick={() => setIsPreview(false)}>
            Edit the text
          </Button>
        }
      >
        <Loaded result={preview}>{({ mails }) => <MailPreview id={previewId} mails={mails} />}</Loaded>
      </DeskForm>
    </>
  );
};

export const AnswerDialog = (props: AnswerDialogProps) => {
  const { kind, recipients, onClose } = props;
  const { title } = getAnswerKind(kind);
  const previewId = useId();
  const people = recipients.length > 1 ? `: ${recipients.length} people` : '';
  const result = api.useReadTemplatesQuery(undefined);
  return (
    <Dialog title={title + people} size="lg" describedBy={previewId} onClose={onClose}>
      <Loaded result={result}>
        {(templates) => <AnswerForm {...props} previewId={previewId} templates={templates} />}
      </Loaded>
    </Dialog>
  );
};
