import { site } from '../site.ts';
import type { PageTextsModule } from '../pageTexts.ts';

export const pageTexts = {
  accessibilityStatement: {
    h1: 'Accessibility statement',
    description:
      'Which accessibility standard this website is built and tested to, where it still falls short, and whom to tell about a barrier.',
    paragraphs: [
      'You should be able to use every page of this website whatever you see or hear and whichever device you use. If you cannot, we have made a mistake and want to know about it.',
      'The standard we build to is WCAG 2.2 at level AA, which is also what the European standard EN 301 549 asks of websites. A program, axe, checks one page of each kind in Chromium: in light colours in a window of 1280 pixels, in dark colours in one of 390. At 320 pixels and with text of twice the size, no page may scroll sideways or cut a word. Open menus, dialogs and forms with errors are checked too, and keyboard operation, focus and announcements have tests of their own. The desk where our staff read applications and messages is built to the same standard and checked in the same way.',
      'Light and dark colours follow your system unless you choose otherwise. Reduced motion, forced colours and higher contrast are honoured. Careers, services and contact can be read without scripts.',
      'These barriers are known to us. Programs find only part of all barriers, and no independent expert has examined these pages so far. Maps come from another provider once you ask for them, and we do not control how accessible they are; the addresses stand beside them as text. A resume is a file that you choose from your device, which some assistive tools make hard. Without scripts, the picture of the offices shows an example instead of the present.',
      `Write to ${site.email} when something gets in your way, or call ${site.phone}, at any hour. A person answers a message within ${site.answersWithin}. Say which page it was and what you were trying to do. If a form is the obstacle, send us by email what you would have entered, and it counts just as much.`,
      'This statement was last checked on 28 November 2026.',
    ],
  },
  privacy: {
    h1: 'Privacy policy',
    description:
      'Who is responsible for your data, what is kept of an application or a message, why and until when, and what you can ask of us.',
    paragraphs: [
      'What happens to what you send us, who reads it, when it is deleted, and what you can ask of us.',
    ],
  },
  yourData: {
    h1: 'Your data',
    description:
      'See everything we hold about you, download it, correct it or have it deleted: a link by email opens the page for it.',
    paragraphs: [
      'See everything we hold about you, download it, correct it, or have it deleted. To be sure that it is you, we send a link to your mailbox.',
    ],
  },
} satisfies PageTextsModule<'statement'>['pageTexts'];
