import { buildSettings } from '../contract/buildSettings.ts';
import { privacyTable } from './privacyTable.ts';
import { site } from './site.ts';

interface LegalText {
  id: string;
  title: string;
  paragraphs: readonly [string, ...string[]];
  /** Details that can be expanded; `title` is the button's text. */
  more?: { title: string; paragraphs: readonly string[] };
  table?: { title: string; head: readonly string[]; rows: readonly (readonly string[])[] };
}

const { careersHost, emailHost } = buildSettings;

const ownDatabase = 'in one database on our own server';
const storageLocations = {
  applications: careersHost ? `by the application service at ${careersHost}` : ownDatabase,
  messages: emailHost ? `by the email service at ${emailHost}, which passes them on to us` : ownDatabase,
};
const storage =
  storageLocations.applications === storageLocations.messages
    ? `Applications and messages are stored ${storageLocations.messages}.`
    : `Applications are stored ${storageLocations.applications}. Messages are taken ${storageLocations.messages}.`;

// Only for our own server. We cannot promise what another one deletes or does against spam.
const ownApplicationTexts = [
  'Your confirmation names the day on which your application is deleted. Its page shows how far your application has got and lets you withdraw it. Anyone who has the address of that page can open it, so keep it to yourself. It shows neither your name nor your email address.',
];
const ownServerTexts = [
  'What was deleted is overwritten, and nothing of its content is left. Against spam, a form holds a field that people do not see and tells our server how long the form was open. What looks like spam is marked for our staff and not thrown away.',
];

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
      ],
      table: privacyTable,
      more: {
        title: 'Where it is kept, who reads it, and how to have it removed',
        paragraphs: [
          `${storage} Our staff read them. Where a mail server is set up for this site, staff are told of new ones by email. Such an email holds what you entered and may hold the resume. The site gives no one access to a resume, or to what an application or a message says.`,
          `To have your application removed earlier, write to ${site.careersEmail} and name the job, or the reference on your confirmation. To have a message removed, write to ${site.email} and quote its reference, or name the email address you gave and the day you sent it.`,
          ...(careersHost ? [] : ownApplicationTexts),
          ...(careersHost && emailHost ? [] : ownServerTexts),
          'What you type in a form is not sent to us before you press the button. A resume is kept on your device only where you ticked it. After you have applied, the tab remembers the address of your confirmation until you close it.',
          'If you choose light or dark colours, your browser remembers that. The tab remembers how far down a page you were, until you close it. Neither is sent to us. Where something comes from another company, such as a map, a button says so first. Once you press it, your browser fetches it from the company named there, which learns your network address as with any visit to its own site.',
        ],
      },
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
