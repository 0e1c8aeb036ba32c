import { buildSettings } from '../contract/buildSettings.ts';
import { readers } from './hiringTexts.ts';
import type { StaticPageName } from './paths.ts';
import { privacyFacts } from './privacyFacts.ts';
import { privacyTable } from './privacyTable.ts';
import { site } from './site.ts';

interface NoticeSection {
  id: string;
  title: string;
  paragraphs: readonly string[];
  items?: readonly string[];
  link?: StaticPageName;
  table?: { head: readonly string[]; rows: readonly (readonly [string, ...string[]])[] };
}

const { careersHost, emailHost, mailContent } = buildSettings;
const { controller, representative, officer, processors, serverCountry, readingCountries } = privacyFacts;
const { transfer, authorities, answerDays } = privacyFacts;

const ownDatabase = 'in one database on our own server';
const applicationsAre = careersHost ? `by the application service at ${careersHost}` : ownDatabase;
const messagesAre = emailHost
  ? `by the email service at ${emailHost}, which passes them on to us`
  : ownDatabase;
const storage =
  applicationsAre === messagesAre
    ? `Applications and messages are stored ${applicationsAre}. It stands in this country: ${serverCountry}.`
    : `Applications are stored ${applicationsAre}. Messages are taken ${messagesAre}. Our own server stands in this country: ${serverCountry}.`;

const staffMails =
  mailContent === 'full'
    ? 'Where a mail server is set up for this site, our staff are told of new applications and messages by email. Such an email may contain what you entered, and the resume. When something is deleted, we ask our staff to delete these emails too.'
    : 'Where a mail server is set up for this site, our staff are told of new applications and messages by email. Such an email names at most the job and a reference, and contains nothing that you entered.';

const listCountries = readingCountries.join(', ');

const purposes: NoticeSection = {
  id: 'why',
  title: 'What for, and on which legal basis',
  paragraphs: [
    'No law and no contract obliges you to give us any of this. Without the fields marked as required we cannot take an application, answer a message or send an alert. What else you write is up to you.',
  ],
  table: {
    head: ['What we do', 'Legal basis in the United Kingdom and the European Union'],
    rows: [
      [
        'Decide on your application, and write to you about it',
        'Steps before a contract, which you asked for: point (b) of Article 6(1) GDPR',
      ],
      [
        'Keep notes, stages and replies, and keep a declined application for a while',
        'Our interest in deciding fairly and in answering a claim about the decision: point (f) of Article 6(1) GDPR',
      ],
      [
        'Keep an application for longer, for other openings',
        'Your consent, which you can withdraw at any time: point (a) of Article 6(1) GDPR',
      ],
      ['Send you a job alert', 'Your consent, which you end with the alert: point (a) of Article 6(1) GDPR'],
      [
        'Answer a message',
        'Steps before a contract, or our interest in answering who writes to us: points (b) and (f) of Article 6(1) GDPR',
      ],
      [
        'Count requests by network address, mark what looks like spam, and log each step',
        'Our interest in a website that works, and in showing what was done: point (f) of Article 6(1) GDPR',
      ],
    ],
  },
};

const recipients: NoticeSection = {
  id: 'where',
  title: 'Who receives it, and where',
  paragraphs: [
    storage,
    `Applications are read by ${readers}. Messages are read by the office that would do the work. They work in these countries: ${listCountries}. ${transfer}`,
    staffMails,
    'Where this is set up, our server tells search engines the addresses of the pages of our jobs, and nothing about people.',
    'We sell nothing, and give nothing to anybody else unless a law or a court obliges us to. The site sets no cookies, tracks no one and loads nothing from other companies unasked. Where something comes from another company, such as a map, a button says so first. Once you press it, your browser fetches it from the company named there, which learns your network address as with any visit to its own site.',
    processors.length === 0
      ? 'No other company processes this data for us: we run the server and the mail server ourselves.'
      : 'These companies process data for us, under a contract and only as we tell them:',
  ],
  items: processors.map(({ name, task, country }) => `${name}, ${country}: ${task}`),
};

const rights: NoticeSection = {
  id: 'rights',
  title: 'Your rights',
  ...(careersHost && emailHost ? {} : { link: 'yourData' as const }),
  paragraphs: [
    `On the page “Your data” you can see, download, correct and delete what we hold about you yourself: a link to your mailbox opens it. Or write to ${controller.email} from the address that you gave us, or name the reference on your confirmation, so that we know that it is you. It costs nothing, and we answer within ${answerDays} days.`,
  ],
  items: [
    'Access: a copy of everything we hold about you, our notes included, in files that people and programs can read.',
    'Correction: of your name, your address or anything else that is wrong.',
    'Deletion: at any time and without a reason.',
    'Restriction: we keep the data and do nothing else with it, for example until a dispute is settled.',
    'Objection: to what we do on the basis of our own interest.',
    'Portability: what you gave us, in a form that you can take elsewhere.',
    'Withdrawal of a consent: at any time. What was done before stays lawful.',
    'Complaint: to the authority that is responsible for you.',
  ],
};

const decisions: NoticeSection = {
  id: 'decisions',
  title: 'Decisions by a program',
  paragraphs: [
    'There are none. People read every application and every message, and people decide. Against spam, a form holds a field that people do not see and tells our server how long the form was open. What looks like spam is marked and not thrown away, and a person checks the mark. Whoever applies that way gets no confirmation by email.',
  ],
};

const california: NoticeSection = {
  id: 'california',
  title: 'For people in California',
  paragraphs: [
    'This is our notice at collection. We collect identifiers (name, email address, phone number, network address) and professional information (resume, what you write to us), from you alone, for the purposes and periods above. We do not ask for sensitive personal information. We neither sell nor share any of it, and have not done so in the last twelve months.',
    `You may know, correct and delete it as described under “Your rights”, yourself or through an authorised agent, by writing to ${controller.email} or calling ${site.phone}. Nobody is treated worse for that.`,
  ],
};

const device: NoticeSection = {
  id: 'device',
  title: 'On your own device',
  paragraphs: [
    'What you type in a form is not sent to us before you press the button. It is kept in your browser, for the tab or, where you ticked it, for a week. A resume is never kept there. After you have applied, this browser remembers the day and the reference of your application, without your name, so that the page of the job can say so. You can remove all of it by clearing the data of this site in your browser.',
    'If you choose light or dark colours, your browser remembers that. The tab, and any tab you open from it, remembers how far down a page you were until it is closed. Neither is sent to us.',
  ],
};

/** The sections of the privacy notice, in order. */
export const privacyNotice: readonly NoticeSection[] = [
  {
    id: 'who',
    title: 'Who is responsible',
    paragraphs: [
      `${controller.name}, ${controller.address}, is responsible for the data described here. Write to ${controller.email}. ${officer}`,
      ...(representative ? [`Our representative in the European Union: ${representative}.`] : []),
    ],
  },
  {
    id: 'what',
    title: privacyTable.title,
    paragraphs: [
      'What is deleted is overwritten in our database, and gone from every backup after 30 days.',
      ...(careersHost
        ? []
        : [
            'Your confirmation says when your application is deleted, and its page names the day once we have decided or the opening has closed. The page shows how far your application has got and lets you withdraw it. Anyone who has the address of that page can open it, so keep it to yourself. It shows neither your name nor your email address.',
          ]),
    ],
    table: privacyTable,
  },
  purposes,
  recipients,
  rights,
  { id: 'authority', title: 'Whom you can complain to', paragraphs: [], items: authorities },
  decisions,
  california,
  device,
];
