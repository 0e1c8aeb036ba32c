import { formatDays } from './hiringTexts.ts';
import { site } from './site.ts';
import type { FilterField } from '../contract/openingFilters.ts';

/** An alert that is not confirmed within this many days is deleted. */
export const CONFIRM_DAYS = 3;

/** Texts of the job alert pages. */
export const alertTexts = {
  /** On the careers page. */
  invitation: 'Get new openings by email',
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
  emailHint: `We send a link to this address first, and nothing else before you confirm it within ${formatDays(CONFIRM_DAYS)}.`,
  submit: 'Send me the link',
  privacy:
    'We keep your address and your choices for this purpose only, until you end the alert by the link in any email. If you do not confirm, both are deleted after a few days.',
  privacyLink: 'What we keep, and why',
  sent: 'Check your mailbox',
  sentLead: `Thank you. Unless this address already gets these emails, a link is on its way to it. Open it within ${formatDays(CONFIRM_DAYS)} and confirm.`,
  confirmed: 'Your job alert is confirmed',
  confirmedLead: 'Thank you. We write when there are new openings of this kind, at most once a day.',
  ended: 'Your job alert has ended',
  endedLead: 'Your address is deleted, and no more emails will come.',
  confirm: 'Confirm the alert',
  end: 'End the alert',
  linkInvalid: 'This link is no longer valid',
  linkInvalidLead: 'The alert has ended, or was not confirmed in time. You can ask for a new one.',
  again: 'Ask for a new alert',
  unavailable: 'There are no job alerts at the moment',
  unavailableLead: 'This site is not sending email just now. The list of openings is always up to date.',
} as const;

/** Texts of the emails. The first repeats no input, because anyone could have entered the address. */
export const alertMailTexts = {
  confirmSubject: 'Confirm your job alert',
  confirmOpening: `This address was entered for job alerts from ${site.name}.`,
  confirm: (url: string) => `To get them, open this and confirm:\n${url}`,
  confirmOtherwise: `If it was not you, do nothing: no further email will come, and the address is deleted after ${formatDays(CONFIRM_DAYS)}.`,
  subject: (openings: number, title: string) =>
    openings === 1 ? `A new opening: ${title}` : `${openings} new openings: ${title} and more`,
  opening: (openings: number) =>
    openings === 1
      ? `There is a new opening at ${site.name}:`
      : `There are ${openings} new openings at ${site.name}:`,
  more: (openings: number) => `And ${openings} more.`,
  list: (url: string) => `All that are open: ${url}`,
  end: (url: string) => `To end this alert: ${url}`,
  until: (day: string) => `It ends on ${day} unless you end it sooner.`,
} as const;
