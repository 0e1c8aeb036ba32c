import type { WordsModule } from '../words.ts';
import { site } from '../site.ts';

export const words = {
  home: {
    h1: 'IT support that is awake when your offices are',
    description:
      'Managed services, audio-visual, networks, engineering and staffing for companies whose offices keep different hours.',
    paragraphs: [
      'Somewhere in your company it is always a working hour. When a line drops or a meeting room goes silent, the people there need someone who is awake and knows the site.',
      `${site.name} runs networks, service desks and meeting rooms, builds software, and lends you engineers. Hyderabad hands the shift to London, and London hands it to Austin, so the person who takes your call has just come on shift, with the last one’s notes in hand.`,
      `${site.claims.years} of this work has taught us to ask first and quote second. We work for ${site.claims.customers} global customers from ${site.claims.locations} offices or delivery locations. Tell us what broke, or what you plan, and we say which of our five practices fits.`,
    ],
  },
} satisfies WordsModule<'home'>['words'];
