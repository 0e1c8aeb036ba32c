import { useEffect, useMemo, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import type { AnswersSent, Templates } from '../../contract/desk/applicationSchemas.ts';
import { DESK_LIMITS } from '../../contract/desk/constants.ts';
import { randomId } from '../../lib/randomId.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { usePreviewAnswersQuery, useReadTemplatesQuery, useSendAnswersMutation } from '../api.ts';
import { asDeskError } from '../deskApi.ts';
import { Dialog, Loaded } from '../shell/Page.tsx';
import { useToasts } from '../shell/Toasts.tsx';
import { fromLocalInput, toLocalInput } from '../shell/dates.ts';
import { FormSummary, TextField, useDraft, useFormErrors } from '../shell/forms.tsx';
import { MailPreview } from './MailPreview.tsx';
import { kindOf, PLACEHOLDER_HINT, type AnswerKind } from './answerKinds.ts';

export interface AnswerDialogProps {
  kind: AnswerKind;
  references: readonly string[];
  /** The subject of an answer to a message; templates have their own. */
  subject?: string;
  interviewAt?: string | null;
  onClose: () => void;
  onSent: () => void;
}

const sentText = ({ mails, hasMail }: AnswersSent): string => {
  const what = mails === 1 ? 'The mail' : `${mails} mails`;
  if (!hasMail) return `${what} will leave once a mail server is set up: not sent yet.`;
  return mails === 1 ? 'The mail is on its way.' : `${mails} mails are on their way.`;
};

/** In which an interview's time is written: the recruiter's own. */
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

const AnswerEditor = ({
  kind,
  references,
  subject = '',
  interviewAt = null,
  templates,
  onClose,
  onSent,
}: AnswerDialogProps & { templates: Templates | undefined }) => {
  const {
    title,
    send: sendLabel,
    template,
    status,
    startsWithPreview,
    isInvitation,
    isMessage,
  } = kindOf(kind);
  const { said } = useToasts();
  const count = references.length;
  const initial = (template && templates?.[template]) ?? { subject, body: '' };
  const draft = useDraft(`answer:${kind}:${references.join(',')}`, {
    ...initial,
    interview: toLocalInput(interviewAt),
  });
  const { value } = draft;
  const interview = fromLocalInput(value.interview);
  const [isPreview, setIsPreview] = useState(Boolean(startsWithPreview) && !draft.isChanged);
  const form = useFormErrors();
  const text = {
    references: [...references],
    subject: value.subject.trim(),
    body: value.body.trim(),
    ...(isInvitation && interview && { interviewAt: interview, timeZone }),
  };
  const preview = usePreviewAnswersQuery(text, { skip: !isPreview });
  // Declining takes two keys: one opens the preview, Enter sends it.
  const sendButton = useRef<HTMLButtonElement>(null);
  const isShown = Boolean(preview.data);
  useEffect(() => {
    if (isShown) sendButton.current?.focus();
  }, [isShown]);
  const [sendAnswers, { isLoading: isSending }] = useSendAnswersMutation();
  // The same text sent twice, by a second press or after a lost answer, is one mail.
  const content = JSON.stringify(text);
  const key = useMemo(() => randomId() + String(content.length), [content]);
  const showPreview = () => {
    const missing = {
      ...(isInvitation && !interview && { interview: 'Enter the date and time of the interview' }),
      ...(!text.subject && { subject: 'Enter a subject' }),
      ...(!text.body && { body: 'Enter the text of the mail' }),
    };
    if (Object.keys(missing).length > 0) return form.refused(missing);
    form.cleared();
    setIsPreview(true);
  };
  const send = async () => {
    if (isSending || !preview.data) return;
    const { data, error } = await sendAnswers({
      key,
      answers: { ...text, ...(status && { status }), ...(isMessage && { isHandled: true }) },
    });
    if (!data) return form.failed(error);
    draft.forget();
    said(sentText(data));
    onSent();
  };
  const failure = asDeskError(preview.error);
  const footer = isPreview ? (
    <>
      <Button variant="quiet" onClick={() => setIsPreview(false)}>
        Edit the text
      </Button>
      <Button
        ref={sendButton}
        variant="primary"
        aria-disabled={!preview.data || isSending}
        onClick={() => void send()}
      >
        {isSending ? 'Sending…' : sendLabel(count)}
      </Button>
    </>
  ) : (
    <Button variant="primary" onClick={showPreview}>
      Preview
    </Button>
  );
  return (
    <Dialog title={title(count)} size="lg" onClose={onClose} footer={footer}>
      <FormSummary form={form} />
      {isPreview ? (
        <>
          {failure && (
            <Alert kind="danger" role="alert">
              {failure.text}
            </Alert>
          )}
          {!failure && !preview.data && <Spinner />}
          {!failure && preview.data && <MailPreview mails={preview.data.mails} />}
        </>
      ) : (
        <>
          {isInvitation && (
            <TextField
              id="interview"
              label="Date and time"
              type="datetime-local"
              form={form}
              value={value.interview}
              onText={(text) => draft.change({ ...value, interview: text })}
            />
          )}
          <TextField
            id="subject"
            label="Subject"
            form={form}
            maxLength={DESK_LIMITS.subject}
            value={value.subject}
            onText={(text) => draft.change({ ...value, subject: text })}
          />
          <TextField
            id="body"
            label="Text"
            hint={isMessage ? undefined : PLACEHOLDER_HINT}
            form={form}
            rows={10}
            maxLength={DESK_LIMITS.body}
            value={value.body}
            onText={(text) => draft.change({ ...value, body: text })}
          />
          {draft.isChanged && template && (
            <Button variant="link" onClick={() => draft.forget()}>
              Back to the template
            </Button>
          )}
        </>
      )}
    </Dialog>
  );
};

export const AnswerDialog = (props: AnswerDialogProps) => {
  const templates = useReadTemplatesQuery(undefined);
  const { kind, references, onClose } = props;
  if (templates.data) return <AnswerEditor {...props} templates={templates.data} />;
  return (
    <Dialog title={kindOf(kind).title(references.length)} size="lg" onClose={onClose}>
      <Loaded call={templates}>{() => null}</Loaded>
    </Dialog>
  );
};
