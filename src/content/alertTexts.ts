import { inDays } from './hiringTexts.ts';
import { site } from './site.ts';
import type { FilterField } from '../contract/openingFilters.ts';

/** Days within which an alert has to be confirmed. */
export const CONFIRM_DAYS = 3;

/** What the pages of alerts say. */
export const alertTexts = {
  /** On the careers page. */
  invitation: 'Tell me of new openings by mail',
  whichTitle: 'Which openings',
  all: 'All new openings.',
  words: 'Words',
  fields: {
    location: 'Location',
    department: 'Department',
    employment_type: 'Employment',
    workplace: 'Workplace',
  } satisfies Record<FilterField, string>,
  change: 'Choose others in the list of openings',
  email: 'Email',
  emailHint: `We send a link to this address first, and nothing else before you confirm it within ${inDays(CONFIRM_DAYS)}.`,
  submit: 'Send me the link',
  privacy:
    'We keep your address and what you chose, for this alone, until you end it with one click in any mail; unconfirmed it is deleted after a few days.',
  sent: 'Look into your mailbox',
  sentLead: `If this address does not get these mails already, a link is on its way to it. Open it within ${inDays(CONFIRM_DAYS)} and confirm.`,
  confirmed: 'Your job alert is confirmed',
  confirmedLead: 'We write when there are new openings of this kind, at most once a day.',
  ended: 'Your job alert has ended',
  endedLead: 'Your address is deleted from it, and no more mails come.',
  confirm: 'Confirm the alert',
  end: 'End the alert',
  over: 'This link no longer holds',
  overLead: 'The alert has ended, or was not confirmed in time. You can ask for a new one.',
  again: 'Ask for a new alert',
  off: 'There are no job alerts at the moment',
  offLead: 'This site sends no mail just now. The list of openings is always up to date.',
} as const;

/** The words of the mails. Nothing that was typed stands in the first: anybody may have typed the address. */
export const alertMailTexts = {
  confirmSubject: 'Confirm your job alert',
  confirmOpening: `Somebody, we hope you, asked for new openings of ${site.name} to be sent to this address.`,
  confirm: (url: string) => `To get them, open this and confirm:\n${url}`,
  confirmOtherwise: `If it was not you, do nothing: no further mail comes, and the address is deleted after ${inDays(CONFIRM_DAYS)}.`,
  subject: (openings: number, title: string) =>
    openings === 1 ? `A new opening: ${title}` : `${openings} new openings: ${title} and more`,
  opening: (openings: number) =>
    openings === 1
      ? `There is a new opening at ${site.name}:`
      : `There are ${openings} new openings at ${site.name}:`,
  more: (openings: number) => `And ${openings} more.`,
  list: (url: string) => `All that are open: ${url}`,
  end: (url: string) => `To end this alert: ${url}`,
  until: (day: string) => `It ends by itself on ${day}.`,
} as const;
