/** Texts for sharing a job page. */
export const shareTexts = {
  title: 'Save or share',
  copy: 'Copy link',
  copied: 'Link copied.',
  /** Shown if the browser denies access to the clipboard. */
  manual: 'Your browser does not let us copy. The link is selected: copy it from here.',
  link: 'Link to this opening',
  mail: 'Email to a friend',
  mailSubject: (title: string, company: string) => `A job for you? ${title} at ${company}`,
  mailBody: (title: string, url: string) =>
    `I came across this opening and thought of you:\n\n${title}\n${url}`,
  calendar: 'Closing date for your calendar',
} as const;

export const similarTexts = { title: 'Other openings' } as const;

/** Shown if an opening states no pay: whom to ask. */
export const noPayTexts = {
  title: 'Pay and weekly hours',
  text: 'Not stated in this opening. Ask before you apply:',
} as const;

/** When an opening closes: its day ends in UTC. */
export const CLOSING_HOUR = '24:00 UTC';
export const formatLocalClosing = (hour: string, day: string) => `${hour} on ${day} where you are`;

/** How long applications are accepted. `days` is 0 on the last day. */
export const formatDaysLeft = (days: number): string => {
  if (days === 0) return 'the last day is today';
  return days === 1 ? '1 day left' : `${days} days left`;
};

/** The calendar entry for an opening's closing date. */
export const calendarTexts = {
  summary: (title: string, company: string) => `Last day to apply: ${title}, ${company}`,
  description: (url: string, officeHour: string) =>
    `Applications are taken until ${CLOSING_HOUR}, ${officeHour}.\n${url}`,
  reminder: (title: string) => `Two days left to apply: ${title}`,
} as const;

/** Texts of the bar at the bottom of a phone's screen on a job page. */
export const applyBarTexts = { apply: 'Apply for this job' } as const;
