import { useEffect, useMemo, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import type { AnswersSent, Templates } from '../../contract/desk/applicationSchemas.ts';
import { DESK_LIMITS } from '../../contract/desk/constants.ts';
import { randomId } from '../../lib/randomId.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { api } from '../api.ts';
import { asDeskError } from '../deskApi.ts';
import { Dialog, Loaded } from '../shell/Page.tsx';
import { useReport } from '../shell/Toasts.tsx';
import { fromLocalInput, toLocalInput } from '../shell/dates.ts';
import { DeskForm, TextField, useDraft } from '../shell/forms.tsx';
import { MailPreview } from './MailPreview.tsx';
import { getAnswerKind, PLACEHOLDER_HINT, type AnswerKind } from './answerKinds.ts';

export interface AnswerDialogProps {
  kind: AnswerKind;
  references: readonly string[];
  /** The subject of a reply to a message; templates have their own. */
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

/** Interview times are written in the recruiter's time zone. */
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

const Answer = (props: AnswerDialogProps & { templates: Templates }) => {
  const { kind, references, subject = '', interviewAt = null, templates, onSent } = props;
  const { send, template, status, startsWithPreview, isInvitation, isMessage } = getAnswerKind(kind);
  const report = useReport();
  const initial = template ? templates[template] : { subject, body: '' };
  const draft = useDraft(`answer:${kind}:${references.join(',')}`, {
    ...initial,
    interview: toLocalInput(interviewAt),
  });
  const { value } = draft;
  const edit = (patch: Partial<typeof value>) => draft.change({ ...value, ...patch });
  const interview = fromLocalInput(value.interview);
  const [isPreview, setIsPreview] = useState(Boolean(startsWithPreview) && !draft.isChanged);
  const text = {
    references: [...references],
    subject: value.subject.trim(),
    body: value.body.trim(),
    ...(isInvitation && interview && { interviewAt: interview, timeZone }),
  };
  const preview = api.usePreviewAnswersQuery(text, { skip: !isPreview });
  // Declining takes two keys: one opens the preview, Enter sends it.
  const sendButton = useRef<HTMLButtonElement>(null);
  const isShown = Boolean(preview.data);
  useEffect(() => {
    if (isShown) sendButton.current?.focus();
  }, [isShown]);
  const [sendAnswers, sending] = api.useSendAnswersMutation();
  // The same text sent twice, by a second click or after a lost response, is one mail.
  const content = JSON.stringify(text);
  const key = useMemo(() => randomId() + String(content.length), [content]);
  const sendNow = async () => {
    if (sending.isLoading || !preview.data) return;
    const call = await sendAnswers({
      key,
      answers: { ...text, ...(status && { status }), ...(isMessage && { isHandled: true }) },
    });
    if (!call.data) return;
    draft.clear();
    void report(call, { text: sentText });
    onSent();
  };
  if (!isPreview)
    return (
      <DeskForm
        submit="Preview"
        check={() => ({
          interview: Boolean(isInvitation) && !interview && 'Enter the date and time of the interview',
          subject: !text.subject && 'Enter a subject',
          body: !text.body && 'Enter the text of the mail',
        })}
        send={() => setIsPreview(true)}
        footer={
          draft.isChanged &&
          template && (
            <Button variant="link" onClick={() => draft.clear()}>
              Back to the template
            </Button>
          )
        }
      >
        {isInvitation && (
          <TextField
            id="interview"
            label="Date and time"
            type="datetime-local"
            value={value.interview}
            onText={(at) => edit({ interview: at })}
          />
        )}
        <TextField
          id="subject"
          label="Subject"
          maxLength={DESK_LIMITS.subject}
          value={value.subject}
          onText={(getText) => edit({ subject: getText })}
        />
        <TextField
          id="body"
          label="Text"
          hint={isMessage ? undefined : PLACEHOLDER_HINT}
          rows={10}
          maxLength={DESK_LIMITS.body}
          value={value.body}
          onText={(getText) => edit({ body: getText })}
        />
      </DeskForm>
    );
  const failure = asDeskError(preview.error ?? sending.error);
  return (
    <>
      {failure && (
        <Alert kind="danger" role="alert">
          {failure.text}
        </Alert>
      )}
      {preview.data && <MailPreview mails={preview.data.mails} />}
      {!preview.data && !failure && <Spinner />}
      <div className="actions">
        <Button
          ref={sendButton}
          variant="primary"
          aria-disabled={!preview.data || sending.isLoading}
          onClick={() => void sendNow()}
        >
          {sending.isLoading ? 'Sending…' : send(references.length)}
        </Button>
        <Button variant="quiet" onClick={() => setIsPreview(false)}>
          Edit the text
        </Button>
      </div>
    </>
  );
};

export const AnswerDialog = (props: AnswerDialogProps) => {
  const { kind, references, onClose } = props;
  const call = api.useReadTemplatesQuery(undefined);
  return (
    <Dialog title={getAnswerKind(kind).title(references.length)} size="lg" onClose={onClose}>
      <Loaded call={call}>{(templates) => <Answer {...props} templates={templates} />}</Loaded>
    </Dialog>
  );
};
