import type { HeldData } from '../queries/heldData.ts';

const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

/** How much of what is held, and where: one line a place. Places with nothing are said, too. */
export const heldLines = ({
  applications,
  messages,
  alerts,
  notes,
  mails,
}: Omit<HeldData, 'audit'>): string[] => {
  const references = (rows: readonly { reference: string }[]) =>
    rows.length === 0 ? '' : `: ${rows.map(({ reference }) => reference).join(', ')}`;
  return [
    `  ${count(applications.length, 'application')}, each with its resume${references(applications)}`,
    `  ${count(messages.length, 'message')} of the contact forms${references(messages)}`,
    `  ${count(alerts.length, 'job alert')}${references(alerts)}`,
    `  ${count(notes.length, 'note')} by staff`,
    `  ${count(mails.length, 'email')} in the outbox`,
  ];
};

export const isNothing = ({ applications, messages, alerts }: HeldData): boolean =>
  applications.length + messages.length + alerts.length === 0;
