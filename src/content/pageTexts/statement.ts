import { site } from '../site.ts';
import type { PageTextsModule } from '../pageTexts.ts';

export const pageTexts = {
  accessibilityStatement: {
    h1: 'Accessibility statement',
    description:
      'Which accessibility standard this website is built and tested to, where it still falls short, and whom to tell about a barrier.',
    paragraphs: [
      'You should be able to use every page of this website whatever you see or hear and whichever device you use. If you cannot, we have made a mistake and want to know about it.',
      'The standard we build to is WCAG 2.2 at level AA, which is also what the European standard EN 301 549 asks of websites. Every page is checked by machine at three widths, in light and in dark colours, each time the software changes. Keyboard operation, focus, announcements and the messages of the forms have checks of their own.',
      'Light and dark colours follow your system unless you choose otherwise. Reduced motion, forced colours and higher contrast are honoured, and text can be enlarged to twice its size. Careers, services and contact can be read without scripts.',
      'Some things are not as good as they should be. Machines find only part of all barriers, and no independent expert has examined these pages so far. Maps come from another provider once you ask for them, and we do not control how accessible they are. The addresses are given beside them as text. A resume is a file you choose from your device, and some assistive tools make that harder than it ought to be.',
      `Write to ${site.email} when something gets in your way, or call ${site.phone}. Say which page it was and what you were trying to do. If a form is the obstacle, send us by email what you would have entered, and it counts just as much.`,
    ],
  },
} satisfies PageTextsModule<'statement'>['pageTexts'];
