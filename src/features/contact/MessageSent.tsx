import { useEffect, useRef } from 'react';
import { messageTexts } from '../../content/messageTexts.ts';
import { site } from '../../content/site.ts';
import { Alert } from '../../ui/Alert.tsx';
import { PhoneLink } from '../../ui/PhoneLink.tsx';
import { MessageReference } from './MessageReference.tsx';

/** The message was taken; above its form, which has been emptied. */
export const MessageSent = ({ reference }: { reference: string | null }) => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
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
      </Alert>
    </div>
  );
};
