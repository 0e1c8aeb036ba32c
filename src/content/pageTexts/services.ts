import type { PageTextsModule } from '../pageTexts.ts';

export const pageTexts = {
  ourServices: {
    h1: 'Services overview',
    description:
      'Managed services, audio-visual, network infrastructure, engineering and staffing at a glance: find the practice that deals with your case.',
    paragraphs: [
      'Something broke, someone left, a site is opening or a contract is ending. This page sorts our work by practice, so you can find the right one quickly.',
      'Every service is described in the same order: who needs it, what we do, what you have at the end, what is included and what is not, and which other services to compare or to take next. If nothing here fits, write to us in your own words. We tell you plainly if a job is not one for us.',
    ],
  },
} satisfies PageTextsModule<'services'>['pageTexts'];
