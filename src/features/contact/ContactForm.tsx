import { type FormEvent, useEffect, useRef } from 'react';
import { formTexts } from '../../content/formTexts.ts';
import { messageTexts } from '../../content/messageTexts.ts';
import { site } from '../../content/site.ts';
import { buildSettings } from '../../contract/buildSettings.ts';
import { calls } from '../../contract/calls.ts';
import type { MessageForm } from '../../contract/messageRules.ts';
import { DraftLine, DraftNotice } from '../../ui/Draft.tsx';
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
    <PageLink page="contactUs" hash="privacy">
      {messageTexts.privacyLink}
    </PageLink>
    .
  </p>
);

interface ContactFormProps {
  form: MessageForm;
  /** The page's own title, which gets a prefix if the form has errors. */
  title: string;
}

const isOwnServer = buildSettings.emailHost === '';

/** A contact form, its draft and its confirmation (docs/requirements.md, CONTACT-1 to CONTACT-6). */
export const ContactForm = ({ form, title }: ContactFormProps) => {
  const titleId = `message-title-${form}`;
  const { entries, submission, outcome, attempt, ...contact } = useContactForm(form);
  const { formRef, text, draft } = entries;
  const errors = outcome?.kind === 'refused' ? outcome.errors : undefined;
  const isSending = submission === 'sending';
  const isSent = submission === 'success';
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The cancel button was removed, and with it the focus was lost.
    if (outcome && document.activeElement === document.body) button.current?.focus();
  }, [outcome]);
  useTitle(errors ? `${formTexts.errorPrefix} ${title}` : title);
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
      {isSent && <MessageSent reference={outcome?.kind === 'sent' ? outcome.reference : null} />}
      <form
        ref={formRef}
        method="post"
        action={`${buildSettings.emailHost}${calls.emailSendForm}`}
        encType="multipart/form-data"
        className="form-page"
        aria-labelledby={titleId}
        onInput={entries.readForm}
        onSubmit={onSubmit}
      >
        {errors && <InvalidMessage form={form} errors={errors} attempt={attempt} />}
        <h2 id={titleId} tabIndex={-1}>
          {messageTexts.titles[form]}
        </h2>
        <DraftNotice draft={isOwnServer ? draft.state : { kind: draft.state.kind }} onDiscard={onDiscard} />
        <ProviderFields form={form} />
        {messageFields[form].map((field) => (
          <MessageInput key={field} form={form} field={field} text={text[field]} error={errors?.[field]} />
        ))}
        {isOwnServer && <Honeypot />}
        {outcome?.kind === 'failed' && <MessageFailed {...outcome} />}
        <button ref={button} type="submit" className="btn btn-primary" aria-disabled={isSending}>
          {isSending ? messageTexts.sending : messageTexts.submit}
        </button>
        {/* Below the button, so that the second click of a double click cannot hit the cancel button. */}
        <MessageStatus
          isSending={isSending}
          wasCancelled={outcome?.kind === 'cancelled'}
          onCancel={contact.cancel}
        />
        <MessagePrivacy />
        <DraftLine kind={draft.state.kind} hasEntries={entries.hasEntries} onDiscard={onDiscard} />
      </form>
    </div>
  );
};
