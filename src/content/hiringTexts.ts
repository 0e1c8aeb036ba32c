import { buildSettings } from '../contract/buildSettings.ts';
import type { PublicStatus } from '../contract/schemas.ts';
import { capitalise } from '../lib/capitalise.ts';

const { careersHost, replyWithinDays } = buildSettings;

export const formatDays = (days: number): string => (days === 1 ? 'one day' : `${days} days`);

/** Who reads an application: every page and email says the same. */
export const readers = 'our recruiting staff and the team you would join';

const readingText = `${capitalise(readers)} read your application and your resume, and write to you by email`;

/** Who reads an application, and when. */
export const readingTexts = {
  withoutDate: `${readingText}.`,
  withDate: (days: string, day: string) => `${readingText} within ${days}, by ${day}.`,
} as const;

interface HiringStep {
  title: string;
  text: string;
}

/** The five steps of hiring: the careers page, the job page, the receipt and the emails use these words. */
export const hiringSteps = {
  received: {
    title: 'Received',
    // We cannot promise what another server sends.
    text: careersHost
      ? 'The page says that your application has arrived.'
      : 'You get a confirmation at once, with a reference. Its page shows how far your application has got, and lets you withdraw it.',
  },
  reading: {
    title: 'Read by the team',
    text: careersHost ? readingTexts.withoutDate : `${readingText} within ${formatDays(replyWithinDays)}.`,
  },
  conversation: { title: 'Conversation', text: 'Forty-five minutes by video, about your work and ours.' },
  meeting: { title: 'Meeting', text: 'A task from the work, for which we pay you.' },
  decision: { title: 'Decision', text: 'Yes or no by email, with a reason if you ask for it.' },
} as const satisfies Record<string, HiringStep>;

type HiringStepName = keyof typeof hiringSteps;

/** The step that an application has reached. */
export const reachedSteps: Readonly<Record<PublicStatus, HiringStepName>> = {
  received: 'received',
  inReview: 'reading',
  interview: 'conversation',
  decided: 'decision',
};

export const hiringTexts = {
  /** On the job page. */
  title: 'After you apply',
  /** On the careers page. */
  careersTitle: 'How hiring works',
  cost: `Applying costs nothing.${careersHost ? '' : ` You have our answer within ${formatDays(replyWithinDays)} at each step.`}`,
} as const;
