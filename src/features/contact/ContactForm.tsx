import { type FormEvent, useEffect, useRef } from 'react';
import { formTexts } from '../../content/formTexts.ts';
import { messageTexts } from '../../content/messageTexts.ts';
import { site } from '../../content/site.ts';
import { buildSettings } from '../../contract/buildSettings.ts';
import { calls } from '../../contract/calls.ts';
import type { MessageForm } from '../../contract/messageRules.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectContact } from '../../store/contactSlice.ts';
import { DraftLine, DraftNotice } from '../../ui/draft/DraftNotes.tsx';
import { MailLink } from '../../ui/MailLink.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { Honeypot } from '../../ui/Honeypot.tsx';
import { useReplay } from '../../ui/useReplay.ts';
import { useTitle } from '../../ui/useTitle.ts';
import { InvalidMessage, MessageFailed, MessageSent, MessageStatus } from './MessageStatus.tsx';
import { messageFields } from './messageFields.ts';
import { MessageInput, ProviderFields } from './MessageInput.tsx';
import { useContactForm } from './useContactForm.ts';

/** What happens to the data, next to the send button. */
export const MessagePrivacy = () => (
  <p className="form-text mt-3">
    {`${messageTexts.answer} ${messageTexts.privacy} `}
    <MailLink email={site.email} />
    {'. '}
    <PageLink page="privacy">{messageTexts.privacyLink}</PageLink>.
  </p>
);

interface ContactFormProps {
  form: MessageForm;
  /** The page's own title, which gets a prefix if the form has errors. */
  title: string;
}

const isOwnServer = buildSettings.emailHost === '';

/** When sending ends, its cancel button is removed. The focus moves to the send button instead of being lost. */
const useFocusAfterSending = (isSending: boolean) => {
  const button = useRef<HTMLButtonElement>(null);
  const wasSending = useRef(false);
  useEffect(() => {
    const hasEnded = wasSending.current && !isSending;
    wasSending.current = isSending;
    if (hasEnded && document.activeElement === document.body) button.current?.focus();
  }, [isSending]);
  return button;
};

/** A contact form, its draft and its confirmation. */
export const ContactForm = ({ form, title }: ContactFormProps) => {
  const titleId = `message-title-${form}`;
  const formRef = useRef<HTMLFormElement>(null);
  const contact = useContactForm(form, formRef);
  const { draft, errors, failure, isSending } = contact;
  const { success } = useAppSelector(selectContact);
  const isInvalid = Object.keys(errors).length > 0;
  const button = useFocusAfterSending(isSending);
  useTitle(isInvalid ? `${formTexts.errorPrefix} ${title}` : title);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void contact.submit(event.currentTarget);
  };
  const onDiscard = () => {
    contact.discard();
    document.getElementById(titleId)?.focus();
  };
  return (
    <div {...useReplay<HTMLDivElement>('message')}>
      {success && <MessageSent reference={contact.reference} />}
      <form
        ref={formRef}
        method="post"
        action={`${buildSettings.emailHost}${calls.emailSendForm}`}
        encType="multipart/form-data"
        className="form-page"
        aria-labelledby={titleId}
        onInput={draft.save}
        onSubmit={onSubmit}
      >
        {isInvalid && <InvalidMessage form={form} errors={errors} attempt={contact.attempt} />}
        <h2 id={titleId} tabIndex={-1}>
          {messageTexts.titles[form]}
        </h2>
        <DraftNotice
          draft={{ ...draft, mayHaveArrived: isOwnServer && draft.mayHaveArrived }}
          onDiscard={onDiscard}
        />
        <ProviderFields form={form} />
        {messageFields[form].map((field) => (
          <MessageInput key={field} form={form} field={field} error={errors[field]} />
        ))}
        {isOwnServer && <Honeypot />}
        {failure && <MessageFailed {...failure} />}
        <button ref={button} type="submit" className="btn btn-primary" aria-disabled={isSending}>
          {isSending ? messageTexts.sending : messageTexts.submit}
        </button>
        {/* Below the button, so that the second click of a double click cannot hit the cancel button. */}
        <MessageStatus isSending={isSending} wasCancelled={contact.wasCancelled} onCancel={contact.cancel} />
        <MessagePrivacy />
        <DraftLine kind={draft.kind} hasEntries={draft.hasText} onDiscard={onDiscard} />
      </form>
    </div>
  );
};
