import { useEffect, useRef } from 'react';
import { messageTexts } from '../../content/messageTexts.ts';
import { site } from '../../content/site.ts';
import { Alert } from '../../ui/Alert.tsx';
import { PhoneLink } from '../../ui/PhoneLink.tsx';
import { MessageReference } from './MessageReference.tsx';

interface MessageSentProps {
  reference: string | null;
  /** Of the control that another message begins with. */
  nextId: string;
  onAnother: () => void;
}

/** The message was taken; in the place of its form, which has been emptied (docs/requirements.md, CONTACT-3). */
export const MessageSent = ({ reference, nextId, onAnother }: MessageSentProps) => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    // The form is drawn again only as this goes.
    return () => document.getElementById(nextId)?.focus();
  }, [nextId]);
  return (
    <div className="form-page">
      <Alert kind="success" role="status">
        <h2 ref={title} tabIndex={-1} className="alert-title">
          {messageTexts.sent}
        </h2>
        <p>{messageTexts.thanks}</p>
        <MessageReference reference={reference} />
        <p>
          {messageTexts.urgent} <PhoneLink phone={site.phone} />.
        </p>
        <button type="button" className="btn btn-quiet" onClick={onAnother}>
          {messageTexts.another}
        </button>
      </Alert>
    </div>
  );
};
