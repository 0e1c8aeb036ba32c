import { useEffect, useMemo, useState } from 'react';
import Button from 'react-bootstrap/Button';
import type {
  AnswersSent,
  RenderedMail,
  SendAnswers,
  Templates,
} from '../../contract/desk/applicationSchemas.ts';
import { DESK_LIMITS } from '../../contract/desk/constants.ts';
import { randomId } from '../../lib/randomId.ts';
import { api } from '../api.ts';
import { Dialog, Loaded } from '../shell/Page.tsx';
import { useReport } from '../shell/Toasts.tsx';
import { fromLocalInput, toLocalInput } from '../shell/dates.ts';
import { DeskForm, TextField, useDraft } from '../shell/forms.tsx';
import { getAnswerKind, PLACEHOLDER_HINT, type AnswerKind } from './answerKinds.ts';

/** Every email as its recipient will see it; only the first is expanded. */
const MailPreview = ({ mails }: { mails: readonly RenderedMail[] }) => (
  <>
    {mails.length > 1 && <p>{mails.length} emails, one to each person:</p>}
    {mails.map(({ reference, name, to, subject, body }, index) => (
      <details key={reference} className="border rounded px-3 pb-3 mb-3" open={index === 0}>
        <summary>
          {name} &lt;{to}&gt;
        </summary>
        <p>
          Subject: <strong>{subject}</strong>
        </p>
        <p className="typed-text mb-0">{body}</p>
      </details>
    ))}
  </>
);

export interface AnswerDialogProps {
  kind: AnswerKind;
  references: readonly string[];
  /** The subject of a reply to a message; templates contain one. */
  subject?: string;
  interviewAt?: string | null;
  /** `updatedAt` of the applications on the page, so that nobody overwrites a colleague's change. */
  seen?: SendAnswers['seen'];
  onClose: () => void;
  onSent?: () => void;
}

const describeSent = ({ mails, hasMail }: AnswersSent): string => {
  const what = mails === 1 ? 'The email' : `${mails} emails`;
  if (!hasMail) return `${what} will be sent once a mail server is set up.`;
  return mails === 1 ? 'The email is on its way.' : `${mails} emails are on their way.`;
};

/** Interview times are written in the recruiter's time zone. */
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

const AnswerForm = (props: AnswerDialogProps & { templates: Templates }) => {
  const { kind, references, subject = '', interviewAt = null, seen, templates } = props;
  const { send, template, status } = getAnswerKind(kind);
  const isInvitation = template === 'invite';
  const report = useReport();
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
    references: [...references],
    subject: value.subject.trim(),
    body: value.body.trim(),
    ...(isInvitation && interview && { interviewAt: interview, timeZone }),
  };
  const preview = api.usePreviewAnswersQuery(request, { skip: !isPreview });
  // Declining takes two key presses: d opens the preview, Enter sends the email.
  const isPreviewReady = Boolean(preview.currentData);
  useEffect(() => {
    if (isPreviewReady) document.querySelector<HTMLButtonElement>('.modal [type=submit]')?.focus();
  }, [isPreviewReady]);
  const [sendAnswers] = api.useSendAnswersMutation();
  // The server sends the same text only once, even after a second click or a lost response.
  const content = JSON.stringify(request);
  const key = useMemo(() => randomId() + String(content.length), [content]);
  const answers = {
    ...request,
    ...(status && { status }),
    ...(seen && { seen }),
    ...(!template && { isHandled: true as const }),
  };
  const finish = (data: AnswersSent) => {
    draft.clear();
    void report({ data }, { text: describeSent(data) });
    props.onSent?.();
    props.onClose();
  };
  if (!isPreview)
    return (
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
    );
  return (
    <DeskForm
      key="preview"
      submit={send}
      send={() => (isPreviewReady ? sendAnswers({ key, answers }) : Promise.resolve({}))}
      onSent={finish}
      footer={
        <Button variant="quiet" onClick={() => setIsPreview(false)}>
          Edit the text
        </Button>
      }
    >
      <Loaded result={preview}>{({ mails }) => <MailPreview mails={mails} />}</Loaded>
    </DeskForm>
  );
};

export const AnswerDialog = (props: AnswerDialogProps) => {
  const { kind, references, onClose } = props;
  const { title } = getAnswerKind(kind);
  const people = references.length > 1 ? `: ${references.length} people` : '';
  const result = api.useReadTemplatesQuery(undefined);
  return (
    <Dialog title={title + people} size="lg" onClose={onClose}>
      <Loaded result={result}>{(templates) => <AnswerForm {...props} templates={templates} />}</Loaded>
    </Dialog>
  );
};
