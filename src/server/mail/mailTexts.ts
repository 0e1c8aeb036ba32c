import { site } from '../../content/site.ts';

const staffText = (what: string, person: string) =>
  `${what} came in through the ${site.name} site. Your answer to this mail goes to ${person}.`;

/** The fixed words of the mails. None promises a date or an answer (docs/requirements.md, MAIL-7, MAIL-8). */
export const mailTexts = {
  contact: {
    subject: 'Message',
    opening: staffText('A message', 'the sender'),
    textTitle: 'Message:',
    noText: '(none)',
  },
  enquiry: {
    subject: 'Enquiry',
    opening: staffText('An enquiry', 'the sender'),
    textTitle: 'Message:',
    noText: '(none)',
  },
  application: {
    subject: 'Application',
    opening: staffText('An application', 'the applicant'),
    command: (reference: string) =>
      `To have the resume as a file: npm run staff -- applications resume ${reference} --out FILE`,
    textTitle: 'Other information:',
    noText: '(none)',
  },
  receipt: {
    subject: 'Your application has arrived',
    opening: `Your application has arrived at ${site.name} and is stored.`,
    stored:
      'We keep what you entered: your name, your e-mail address, your phone number, what you wrote to us, and the resume named above.',
    keep: `Please keep the reference. To ask about your application, or to have it removed, write to ${site.careersEmail} and name it.`,
    stranger:
      'This mail goes to the address given in the application. If you did not apply, somebody entered your address by mistake: tell us, and we remove it.',
  },
} as const;
