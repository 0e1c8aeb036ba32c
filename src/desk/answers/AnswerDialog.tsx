import { useId, useMemo, useState } from 'react';
import Button from 'react-bootstrap/Button';
import type {
  AnswerConflict,
  AnswersConflict,
  AnswersSent,
  Templates,
} from '../../contract/desk/applicationSchemas.ts';
import { DESK_LIMITS, INTERVIEW_MINUTES } from '../../contract/desk/constants.ts';
import { randomId } from '../../lib/randomId.ts';
import { Alert } from '../../ui/Alert.tsx';
import { api } from '../api.ts';
import { asDeskError } from '../deskApi.ts';
import { Dialog, Loaded, pluralise } from '../shell/Page.tsx';
import { useReport } from '../shell/Toasts.tsx';
import { fromLocalInput, toLocalInput } from '../shell/dates.ts';
import { DeskForm, SelectField, TextField, useDraft } from '../shell/forms.tsx';
import { Conflicts } from './Conflicts.tsx';
import { MailPreview } from './MailPreview.tsx';
import { getAnswerKind, PLACEHOLDER_HINT, type AnswerKind } from './answerKinds.ts';
import { applyConflicts, describeRecipient, hasEnded, makeSeen, type AnswerRecipient } from './recipients.ts';

export interface AnswerDialogProps {
  kind: AnswerKind;
  recipients: readonly AnswerRecipient[];
  /** The subject of a reply to a message; templates contain one. */
  subject?: string;
  interviewAt?: string | null;
  interviewMinutes?: number | null;
  interviewPlace?: string | null;
  /** The message that is answered, for the text below the answer. */
  quote?: string;
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

const DEFAULT_MINUTES = 60;
const ANSWER_FIRST = 'Write your answer above the quoted message';
const isOnlyQuote = (body: string, quote: string): boolean => quote !== '' && body === quote.trim();

/** Interview times are written in the recruiter's time zone. */
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

const AnswerForm = (props: AnswerDialogProps & { previewId: string; templates: Templates }) => {
  const { kind, subject = '', interviewAt = null, quote = '', previewId, templates } = props;
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
  const initial = template ? templates[template] : { subject, body: quote && `\n\n${quote}` };
  const draft = useDraft(`answer:${kind}:${references.join(',')}`, {
    ...initial,
    interview: toLocalInput(interviewAt),
    minutes: String(props.interviewMinutes ?? DEFAULT_MINUTES),
    place: props.interviewPlace ?? '',
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
    ...(isInvitation &&
      interview && {
        interviewAt: interview,
        timeZone,
        interviewMinutes: Number(value.minutes),
        interviewPlace: value.place.trim(),
      }),
  };
  const preview = api.usePreviewAnswersQuery(request, { skip: !isPreview || references.length === 0 });
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
          validate={(getText) => ({ body: isOnlyQuote(getText('body'), quote) && ANSWER_FIRST })}
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
            <>
              <TextField
                {...field('interview')}
                label="Date and time of the interview"
                type="datetime-local"
              />
              <SelectField
                {...field('minutes')}
                label="Length"
                choices={INTERVIEW_MINUTES.map((minutes) => [minutes, `${minutes} minutes`] as const)}
              />
              <TextField
                {...field('place')}
                label="Place or link"
                need="optional"
                maxLength={DESK_LIMITS.place}
              />
            </>
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
        isReady={preview.currentData !== undefined}
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
