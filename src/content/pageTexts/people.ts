import type { PageTextsModule } from '../pageTexts.ts';

export const pageTexts = {
  ourTeam: {
    h1: 'Our team',
    description:
      'Meet nine of the people you are likely to deal with once we work together: what each one does, and what to ask them about.',
    paragraphs: [
      'After you sign, you deal with people. Here are nine of them, so that you know a name before the first call.',
      'They work in our offices and delivery locations, some at a desk and some on the road. Choose “Read more” under a name to learn what fills that person’s day and what to bring to them.',
    ],
  },
  ourBoard: {
    h1: 'Our board',
    description:
      'The nine members of our board: who they are, what they do, and who decides about the company you sign a contract with.',
    paragraphs: [
      'These nine people are responsible for how the company is run, and for whether we keep what we promise.',
      'The board decides where we work, what we promise and what we turn down. Each card gives a name, a role and a few lines, and the rest opens with “Read more”.',
    ],
  },
} satisfies PageTextsModule<'people'>['pageTexts'];
