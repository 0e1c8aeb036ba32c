import { checkMessage, type MessageForm, type MessageText } from '../../contract/messageRules.ts';
import { hasUnstorable } from '../platform/database/engine.ts';
import { sentences } from '../platform/http/refusal.ts';

const FIELDS = ['from_name', 'from_email', 'phone_number', 'subject', 'message', 'enquiry'] as const;

/**
 * What is wrong with the fields of a message, one sentence a field, empty when nothing is: the rules of the form
 * (contract/messageRules.ts), and what only a program could send wrongly.
 */
export const checkWireMessage = (
  form: MessageForm,
  params: Readonly<Record<string, unknown>>,
): Record<string, string> => {
  const textOf = (field: keyof MessageText): string => {
    const value = params[field];
    return typeof value === 'string' ? value : '';
  };
  const text: MessageText = {
    from_name: textOf('from_name'),
    from_email: textOf('from_email'),
    phone_number: textOf('phone_number'),
    subject: textOf('subject'),
    message: textOf('message'),
    enquiry: textOf('enquiry'),
  };
  const errors = checkMessage(form, text);
  const hasForeignChoice = form === 'contact' && text.enquiry.trim() !== '';
  const problems: [field: string, error: string | undefined][] = [
    ...Object.entries(errors),
    ['enquiry', hasForeignChoice ? sentences.noChoiceHere : errors.enquiry],
    ...FIELDS.flatMap((field): [string, string | undefined][] => [
      [field, hasUnstorable(text[field]) ? sentences.unstorable : undefined],
      [field, ['string', 'undefined'].includes(typeof params[field]) ? undefined : sentences.notText],
    ]),
  ];
  return Object.fromEntries(
    problems.filter((problem): problem is [string, string] => problem[1] !== undefined),
  );
};
