import type { HeldData } from '../queries/heldData.ts';
import type { Mention } from '../queries/mentions.ts';
import { countOf } from '../../terminal/terminal.ts';

const referencesOf = (rows: readonly { reference: string }[]): string =>
  rows.length === 0 ? '' : `: ${rows.map(({ reference }) => reference).join(', ')}`;

/** How much is held, a line a place; places with nothing are named, too. */
export const heldLines = (held: Omit<HeldData, 'audit'>): string[] => {
  const { applications, messages, alerts, notes, mails } = held;
  return [
    `  ${countOf(applications.length, 'application')}, each with its resume${referencesOf(applications)}`,
    `  ${countOf(messages.length, 'message')} of the contact forms${referencesOf(messages)}`,
    `  ${countOf(alerts.length, 'job alert')}${referencesOf(alerts)}`,
    `  ${countOf(notes.length, 'note')} by staff`,
    `  ${countOf(mails.length, 'email')} in the outbox`,
  ];
};

export const isNothing = ({ applications, messages, alerts }: HeldData): boolean =>
  applications.length + messages.length + alerts.length === 0;

const MOST_MENTIONS = 20;

/** Where a person is named in what belongs to others. It is theirs: it is neither given out nor deleted. */
export const mentionLines = (mentions: readonly Mention[]): string[] => {
  if (mentions.length === 0) return [];
  const places = mentions.map(
    ({ reference, kind, id }) => `  ${reference}: ${id === undefined ? 'its own text' : `${kind} ${id}`}`,
  );
  return [
    'Named in what belongs to others, which stays as it is (resumes of others were not searched):',
    ...places.slice(0, MOST_MENTIONS),
    ...(places.length > MOST_MENTIONS ? [`  and ${places.length - MOST_MENTIONS} more`] : []),
    "Look at each with 'applications show' or 'messages show'; a note is deleted with 'notes delete NUMBER'.",
  ];
};
