import { messageTexts } from '../../content/messageTexts.ts';

/** What the message is found by; nothing where another provider took it, which names none (docs/requirements.md, WORD-3). */
export const MessageReference = ({ reference }: { reference: string | null | undefined }) =>
  reference ? (
    <p>
      {messageTexts.reference} <code>{reference}</code>. {messageTexts.referenceHint}
    </p>
  ) : null;
