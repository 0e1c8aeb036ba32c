import type { PageTextsModule } from '../pageTexts.ts';

export const pageTexts = {
  ourTeam: {
    h1: 'Our team',
    description:
      'Meet nine of the people you would work with: what each of them does, where they work, and the question to bring to each.',
    paragraphs: [
      'These are nine of the people you would work with, and what to ask them.',
      'They work in our offices and delivery locations, some at a desk and some on the road.',
    ],
  },
  ourBoard: {
    h1: 'Our board',
    description:
      'The nine members of our board: who they are, what they do, and who decides about the company you sign a contract with.',
    paragraphs: [
      'These nine people are responsible for how the company is run, and for whether we keep what we promise.',
      'The board decides where we work, what we promise and what we turn down.',
    ],
  },
} satisfies PageTextsModule<'people'>['pageTexts'];
