import type { PageTextsModule } from '../pageTexts.ts';
import { site } from '../site.ts';

export const pageTexts = {
  home: {
    h1: 'IT support that is awake while you sleep',
    description:
      'Managed services, audio-visual, networks, engineering and staffing for companies whose offices keep different hours.',
    paragraphs: [
      'When it is three in the morning in Texas, London answers. One of our three offices is always at work.',
      `${site.name} runs networks, service desks and meeting rooms, builds software and lends you engineers. Hyderabad hands the shift to London and London hands it to Austin, each with written notes, so you never explain a problem twice.`,
    ],
  },
} satisfies PageTextsModule<'home'>['pageTexts'];
