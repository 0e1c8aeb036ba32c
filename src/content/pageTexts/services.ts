import type { PageTextsModule } from '../pageTexts.ts';

export const pageTexts = {
  ourServices: {
    h1: 'Services overview',
    description:
      'Managed services, audio-visual, network infrastructure, engineering and staffing at a glance: find the practice that fits your problem.',
    paragraphs: [
      'Find the service you need among five practices.',
      'Every service page has the same order: what it is for, what we do, what you receive, what is included and what is not, and which other services to compare or to take next. If nothing here fits, write to us in your own words. We say so if a job is not one for us.',
    ],
  },
} satisfies PageTextsModule<'services'>['pageTexts'];
