import type { PageTextsModule } from '../pageTexts.ts';
import { site } from '../site.ts';
import { describeRelay } from '../handover.ts';
import { countOffices } from '../officeNames.ts';

export const pageTexts = {
  home: {
    h1: 'IT support that is awake while you sleep',
    description:
      'Managed services, audio-visual, networks, engineering and staffing for companies whose offices keep different hours.',
    paragraphs: [
      `For IT and operations managers with sites in several time zones: ${countOffices()}, each awake in its own day, and nobody works at night.`,
      `${site.name} runs networks, service desks and meeting rooms, builds software and lends you engineers.`,
      `${describeRelay()}, each in its own day, with written notes. You never explain a problem twice.`,
    ],
  },
} satisfies PageTextsModule<'home'>['pageTexts'];
