import { buildSettings } from '../contract/buildSettings.ts';
import type { PublicStatus } from '../contract/schemas.ts';
import { capitalise } from '../lib/capitalise.ts';

const { careersHost, replyWithinDays } = buildSettings;

export const formatDays = (days: number): string => (days === 1 ? 'one day' : `${days} days`);

/** Who reads an application: every page and email says the same. */
export const readers = 'our recruiting staff and the team you would join';

const readingText = `${capitalise(readers)} read your application and your resume, and write to you by email`;

/** How applicants are told the decision. */
export const decisionNotice = 'the answer goes to your email address';

/** Who reads an application, and when. The same text before and after sending. */
export const readingTexts = {
  withoutDate: `${readingText}.`,
  withDate: (days: string, day: string) => `${readingText} within ${days}, by ${day}.`,
} as const;

/** Names of an application's stages on the confirmation and the job page, in their order. */
export const stageNames: Readonly<Record<PublicStatus, string>> = {
  received: 'Received',
  inReview: 'In review',
  decided: 'Decided',
};

/** What happens to an application, for the confirmation. We cannot promise another server's times. */
export const hiringTexts = {
  title: 'After you apply',
  stages: {
    received: {
      time: 'at once',
      text: careersHost
        ? 'The page says that your application has arrived.'
        : 'Your application and your resume are stored, and you get a confirmation with a reference number. Its page shows how far your application has got, and lets you withdraw it.',
    },
    inReview: {
      time: careersHost ? '' : `within ${formatDays(replyWithinDays)}`,
      text: readingTexts.withoutDate,
    },
    decided: {
      time: '',
      text: `Once we have decided, ${decisionNotice}.`,
    },
  } satisfies Record<PublicStatus, { time: string; text: string }>,
} as const;
