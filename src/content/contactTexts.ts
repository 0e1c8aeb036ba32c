import { buildSettings } from '../contract/buildSettings.ts';
import { site } from './site.ts';

interface LegalText {
  id: string;
  title: string;
  paragraphs: readonly [string, ...string[]];
}

const { careersHost, emailHost } = buildSettings;

const ownDatabase = 'in one database on our own server';
const places = {
  applications: careersHost ? `by the application service at ${careersHost}` : ownDatabase,
  messages: emailHost ? `by the e-mail service at ${emailHost}, which passes them on to us` : ownDatabase,
};
const storage =
  places.applications === places.messages
    ? `Applications and messages are stored ${places.messages}.`
    : `Applications are stored ${places.applications}; messages are taken ${places.messages}.`;

/** Words of the contact pages beside their paragraphs. Says what is so today and promises nothing beyond it. */
export const contactTexts = {
  offices: 'Our offices',
  talk: 'Rather talk, or write a mail?',
  showMap: (city: string) => `Show map of ${city}`,
  map: (city: string) => `Map of ${city}`,
  legal: [
    {
      id: 'privacy',
      title: 'Privacy policy',
      paragraphs: [
        'When you apply for a job we keep your name, your e-mail address, your phone number, what you wrote to us, and your resume, together with the job you applied for and the time. We keep them to decide on your application and for nothing else.',
        'When you send us a message through a form of this site we keep your name, your e-mail address, your phone number, the subject, the message, and what you chose from the list, together with the time. We keep them to deal with what you ask and for nothing else.',
        `${storage} Our staff read them. Where a mail server is set up for this site, staff are told of new ones by mail; such a mail holds what you entered and may hold the resume. Nobody can reach an application, a message or a resume through this site.`,
        'There is no fixed period after which they are deleted: they stay until we remove them, or until you ask us to.',
        `To have your application removed, write to ${site.careersEmail} and name the job, or the reference on your confirmation. To have a message removed, write to ${site.email} and name the e-mail address you gave and the day you sent it.`,
        'The site sets no cookies and does not follow you. If you choose light or dark colours, your browser remembers that; it is not sent to us. Nothing is loaded from other companies until you press the button of a map or a video. Then your browser fetches it from the company named beside the button, which learns your network address as with any visit to its own site.',
        'If you write a mail or call, we have what you tell us.',
      ],
    },
    {
      id: 'terms',
      title: 'Terms and conditions',
      paragraphs: [
        'These pages describe our services so that you can judge whether they suit you. They are not an offer: what we do for you, and at what price, is agreed with you in writing.',
        'An application or a message through this site is free and binds neither you nor us. We never ask applicants for money.',
        'Maps and videos come from other companies; their terms apply to them.',
        'You may link to any page here. Texts and drawings belong to us; ask before you reuse them.',
        site.fiction,
      ],
    },
  ] as const satisfies readonly LegalText[],
} as const;
