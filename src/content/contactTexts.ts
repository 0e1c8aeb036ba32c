import { buildSettings } from '../contract/buildSettings.ts';
import { privacyFacts } from './privacyFacts.ts';

interface LegalText {
  id: string;
  title: string;
  paragraphs: readonly [string, ...string[]];
}

const { careersHost, emailHost, mailContent } = buildSettings;

// We cannot promise what another company's server keeps, and for how long.
const deletion =
  careersHost || emailHost
    ? 'Write to us to have it removed.'
    : 'It is deleted by itself after a time that the form names. What is deleted is gone from every backup after 30 days.';
const staffMail =
  mailContent === 'full'
    ? 'Emails that tell our staff of it contain what you entered.'
    : 'Emails that tell our staff of it contain nothing that you entered.';

/** Texts of the contact pages beside their paragraphs. They describe the present and make no promises. */
export const contactTexts = {
  offices: 'Our offices',
  customers: {
    who: 'Already a customer?',
    call: 'To report a fault, call',
    or: ' or ',
    hours: 'We answer day and night, every day.',
  },
  talk: 'Prefer to call or email?',
  now: 'Who answers now',
  mapsFrom: (host: string) => `Maps are loaded from ${host} when you press a button.`,
  showMap: (city: string) => `Show map of ${city}`,
  map: (city: string) => `Map of ${city}`,
  legal: [
    {
      id: 'privacy',
      title: 'Privacy policy',
      paragraphs: [
        'We keep what you send us for the purpose you send it for, and delete it when it is no longer needed. The site sets no cookies, tracks no one and loads nothing from other companies unasked.',
        `Our own staff read it. ${staffMail} ${deletion}`,
        `You can ask for a copy, have it corrected or have it deleted at any time: write to ${privacyFacts.controller.email}, and quote the reference on your confirmation if you have one.`,
      ],
    },
    {
      id: 'terms',
      title: 'Terms and conditions',
      paragraphs: [
        'These pages describe our services so that you can judge whether they suit you. They are not an offer: what we do for you, and at what price, is agreed with you in writing.',
        'Applying or writing to us is free and commits neither side. We never ask applicants for money.',
        'Maps are subject to their provider’s terms.',
        'You may link to any page. Texts and drawings are ours: ask before you reuse them.',
      ],
    },
  ] as const satisfies readonly LegalText[],
} as const;
