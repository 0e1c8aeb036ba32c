import type { MessageForm } from '../../contract/messageRules.ts';
import { messageTexts } from '../../content/messageTexts.ts';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { messageFieldId, messageFields, type MessageErrors } from './messageFields.ts';

interface FaultyMessageProps {
  form: MessageForm;
  errors: MessageErrors;
  attempt: number;
}

/** The specified sentence first, then which fields it is. */
export const FaultyMessage = ({ form, errors, attempt }: FaultyMessageProps) => (
  <div role="alert">
    <ErrorSummary
      attempt={attempt}
      verdict={messageTexts.failed}
      errors={messageFields[form].flatMap((field) => {
        const text = errors[field];
        return text ? [{ id: messageFieldId(field), text }] : [];
      })}
    />
  </div>
);
