/** The first page of the monthly report (`monthlyReport.ts`) as a picture, and the text beside it. */
export const reportPicture = {
  title: 'Your report every month',
  text: 'What happened, how fast we answered and what changes next, missed targets included.',
  alt: 'First page of a monthly report for February: 61 alarms with 7 causes. When a site was down, it was seen after 3 minutes and the customer told after 12. One target was missed: 34 minutes instead of 30. A chart shows the alarms of each day, a table lists three incidents and what changes after each.',
  link: 'Read the whole sample report',
} as const;

/** URL of the sprite; the build writes the file. */
export const reportSprite = '/images/report.svg';
