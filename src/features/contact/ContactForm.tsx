import { useId, type FormEvent } from 'react';
import { buildSettings } from '../../contract/buildSettings.ts';
import { calls } from '../../contract/calls.ts';
import type { MessageForm } from '../../contract/messageRules.ts';
import { formTexts } from '../../content/formTexts.ts';
import { messageTexts } from '../../content/messageTexts.ts';
import { useTitle } from '../../ui/useTitle.ts';
import { FaultyMessage } from './FaultyMessage.tsx';
import { messageFields } from './messageFields.ts';
import { MessageFailed } from './MessageFailed.tsx';
import { MessageInput } from './MessageInput.tsx';
import { MessageSent } from './MessageSent.tsx';
import { PrivacyLine } from './PrivacyLine.tsx';
import { ProviderFields } from './ProviderFields.tsx';
import { useContactForm } from './useContactForm.ts';
import { useServiceSubject } from './useServiceSubject.ts';

interface ContactFormProps {
  form: MessageForm;
  /** The page's own title, which gets a prefix while something is wrong. */
  title: string;
}

/** With a script we judge, and say more than the browser does; without one its own check spares a lost page. */
const judgeOurselves = (element: HTMLFormElement | null) => {
  if (element) element.noValidate = true;
};

/** A message, from the first letter typed to the confirmation (docs/requirements.md, CONTACT-1 to CONTACT-4). */
export const ContactForm = ({ form, title }: ContactFormProps) => {
  const titleId = useId();
  const { errors, attempt, isSending, outcome, submit } = useContactForm(form);
  const isFaulty = Object.keys(errors).length > 0;
  useServiceSubject();
  useTitle(isFaulty ? `${formTexts.errorPrefix} ${title}` : title);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(event.currentTarget);
  };
  return (
    <form
      ref={judgeOurselves}
      method="post"
      action={`${buildSettings.emailHost}${calls.emailSendForm}`}
      encType="multipart/form-data"
      className="form-page mt-5"
      aria-labelledby={titleId}
      onSubmit={onSubmit}
    >
      {isFaulty && <FaultyMessage form={form} errors={errors} attempt={attempt} />}
      {outcome?.kind === 'sent' && <MessageSent />}
      <h2 id={titleId}>{messageTexts.titles[form]}</h2>
      <ProviderFields form={form} />
      {messageFields[form].map((field) => (
        <MessageInput key={field} form={form} field={field} error={errors[field]} />
      ))}
      <p role="status" className="visually-hidden">
        {isSending && messageTexts.sending}
      </p>
      {outcome?.kind === 'failed' && <MessageFailed cause={outcome.cause} />}
      <button type="submit" className="btn btn-primary" aria-disabled={isSending}>
        {isSending ? messageTexts.sending : messageTexts.submit}
      </button>
      <PrivacyLine />
    </form>
  );
};
