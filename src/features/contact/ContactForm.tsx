import { useEffect, useId, useRef, type FormEvent } from 'react';
import { buildSettings } from '../../contract/buildSettings.ts';
import { calls } from '../../contract/calls.ts';
import type { MessageForm } from '../../contract/messageRules.ts';
import { formTexts } from '../../content/formTexts.ts';
import { messageTexts } from '../../content/messageTexts.ts';
import { TrapField } from '../../ui/TrapField.tsx';
import { useTitle } from '../../ui/useTitle.ts';
import { FaultyMessage } from './FaultyMessage.tsx';
import { messageFields } from './messageFields.ts';
import { MessageFailed } from './MessageFailed.tsx';
import { MessageInput } from './MessageInput.tsx';
import { MessageSent } from './MessageSent.tsx';
import { MessageStatus } from './MessageStatus.tsx';
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
  const { errors, attempt, isSending, outcome, submit, cancel } = useContactForm(form);
  const isFaulty = Object.keys(errors).length > 0;
  const button = useRef<HTMLButtonElement>(null);
  useServiceSubject();
  useEffect(() => {
    // The way out of a long wait has gone, and with it the focus.
    if (outcome && document.activeElement === document.body) button.current?.focus();
  }, [outcome]);
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
      {buildSettings.emailHost === '' && <TrapField />}
      {outcome?.kind === 'failed' && <MessageFailed cause={outcome.cause} isInDoubt={outcome.isInDoubt} />}
      <button ref={button} type="submit" className="btn btn-primary" aria-disabled={isSending}>
        {isSending ? messageTexts.sending : messageTexts.submit}
      </button>
      {/* Below the button, so that the second click of a double click never meets the way out. */}
      <MessageStatus isSending={isSending} wasCancelled={outcome?.kind === 'cancelled'} onCancel={cancel} />
      <PrivacyLine />
    </form>
  );
};
