import { buildSettings } from '../contract/buildSettings.ts';
import { yearsAndDays } from '../lib/yearsAndDays.ts';
import { keptOfApplication } from './keptTexts.ts';
import { site } from './site.ts';

interface LegalText {
  id: string;
  title: string;
  paragraphs: readonly [string, ...string[]];
}

const { careersHost, emailHost, retentionDays, keptRetentionDays } = buildSettings;

const ownDatabase = 'in one database on our own server';
const places = {
  applications: careersHost ? `by the application service at ${careersHost}` : ownDatabase,
  messages: emailHost ? `by the e-mail service at ${emailHost}, which passes them on to us` : ownDatabase,
};
const storage =
  places.applications === places.messages
    ? `Applications and messages are stored ${places.messages}.`
    : `Applications are stored ${places.applications}; messages are taken ${places.messages}.`;

// Said of our own server only: what another one deletes, or does against spam, is not ours to promise.
const ownServer = {
  applications: [
    `An application is deleted by itself ${retentionDays} days after it came, together with its resume; your confirmation names the day. Only where you ticked to be kept for other openings does it stay longer, for ${yearsAndDays(keptRetentionDays)}. A resume that was uploaded without an application following is deleted after 24 hours.`,
    'The address of your confirmation shows where your application stands, and lets you withdraw it: then it is deleted at once. Whoever has that address can open it, so keep it to yourself; no name and no e-mail address stands on that page.',
  ],
  messages: [`A message is deleted by itself ${retentionDays} days after it came.`],
  either: [
    `Mails that our server sent about them are deleted from it after 30 days, and mails that could not be delivered after ${retentionDays} days. What was deleted is overwritten; of its content nothing is left.`,
    'Against spam a form holds a field that people do not see, and tells our server how long the form was open. Our server counts requests by network address for ten minutes, in its working memory only, and refuses more than a person would send. What looks like spam is marked for our staff and not thrown away.',
  ],
};

const purpose = careersHost
  ? 'We keep them to decide on your application and for nothing else.'
  : 'We keep them to decide on your application and, where you ticked it, to write to you about other openings; for nothing else.';

const periods: readonly string[] = [
  ...(careersHost ? [] : ownServer.applications),
  ...(emailHost ? [] : ownServer.messages),
  ...(careersHost && emailHost ? [] : ownServer.either),
  ...(careersHost && emailHost
    ? [
        'How long they are kept there is for that service to say; we delete our own copies when you ask us to.',
      ]
    : []),
];

/** Words of the contact pages beside their paragraphs. Says what is so today and promises nothing beyond it. */
/** Where visits are measured (PERF-30). */
const vitals =
  buildSettings.vitalsPercent > 0
    ? [
        'Of some visits your browser tells us how fast a page came: the kind of the page and a few times in milliseconds. We only count them; nothing says whose visit it was. Browsers set to Global Privacy Control are left out.',
      ]
    : [];

export const contactTexts = {
  offices: 'Our offices',
  talk: 'Rather talk, or write an e-mail?',
  showMap: (city: string) => `Show map of ${city}`,
  map: (city: string) => `Map of ${city}`,
  legal: [
    {
      id: 'privacy',
      title: 'Privacy policy',
      paragraphs: [
        `When you apply for a job we keep ${keptOfApplication}, and your resume, together with the job you applied for and the time. ${purpose}`,
        'When you send us a message through a form of this site we keep your name, your e-mail address, your phone number, the subject, the message, and what you chose from the list, together with the time. We keep them to deal with what you ask and for nothing else.',
        `${storage} Our staff read them. Where a mail server is set up for this site, staff are told of new ones by mail; such a mail holds what you entered and may hold the resume. Nobody can reach a resume, or what an application or a message says, through this site.`,
        ...periods,
        'While you fill in an application, your browser keeps what you type on your device, so that nothing is lost when a page is closed or a connection breaks. It is not sent to us before you press the button. The resume is kept there only where you ticked it. The draft is wiped once the application is sent (the tab then remembers the address of your confirmation until you close it), when you discard it, and at the latest 30 days after you last changed it, when you next open a job here.',
        'While you write us a message in a form of this site, your browser keeps it on your device in the same way: until it is sent, until you discard it, and at the latest until 30 days after you last changed it, when you next open a form here.',
        `To have your application removed earlier, write to ${site.careersEmail} and name the job, or the reference on your confirmation. To have a message removed, write to ${site.email} and name the e-mail address you gave and the day you sent it.`,
        'The site sets no cookies and does not follow you. If you choose light or dark colours, your browser remembers that; the tab remembers how far down a page you were, until you close it. Neither is sent to us. Nothing is loaded from other companies until you press a button beside which it says so, as at a map. Then your browser fetches it from the company named there, which learns your network address as with any visit to its own site.',
        ...vitals,
        'If you write a mail or call, we have what you tell us.',
      ],
    },
    {
      id: 'terms',
      title: 'Terms and conditions',
      paragraphs: [
        'These pages describe our services so that you can judge whether they suit you. They are not an offer: what we do for you, and at what price, is agreed with you in writing.',
        'An application or a message through this site is free and binds neither you nor us. We never ask applicants for money.',
        'Maps come from another company, and its terms apply to them.',
        'You may link to any page here. Texts and drawings belong to us; ask before you reuse them.',
        site.fiction,
      ],
    },
  ] as const satisfies readonly LegalText[],
} as const;
