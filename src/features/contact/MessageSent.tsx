import { messageTexts } from '../../content/messageTexts.ts';
import { site } from '../../content/site.ts';
import { Alert } from '../../ui/Alert.tsx';
import { PhoneLink } from '../../ui/PhoneLink.tsx';

const takeFocus = (heading: HTMLElement | null) => heading?.focus();

/** The message was taken. */
export const MessageSent = () => (
  <Alert kind="success" role="status">
    <h2 ref={takeFocus} tabIndex={-1}>
      {messageTexts.sent}
    </h2>
    <p>
      {messageTexts.sentText} <PhoneLink phone={site.phone} />.
    </p>
  </Alert>
);
