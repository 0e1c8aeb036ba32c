import { texts } from '../contract/texts.ts';
import { capitalise } from '../lib/capitalise.ts';
import { readers, readingTexts } from './hiringTexts.ts';

/** Texts of the confirmation. */
export const receiptTexts = {
  sent: texts.applicationSent,
  reference: 'Reference number',
  referenceHint: 'Quote it when you write to us about this application.',
  job: 'Job',
  file: 'Resume',
  fileAndSize: (name: string, size: string) => `${name}, ${size}`,
  received: 'Received',
  details: 'Details',
  sha256: 'SHA-256 of the file as we stored it',
  nextTitle: 'What happens next',
  next: readingTexts.withoutDate,
  nextBy: readingTexts.withDate,
  progressTitle: 'Where it stands',
  deletionTitle: 'When it is deleted',
  deletion: (day: string) =>
    `Your application and your resume are deleted automatically on ${day}, unless you withdraw sooner.`,
  notMailed:
    'No email confirms this application. Keep the address of this page: only here you can find it again.',
  print: 'Print or save this page to keep it. It can be opened again at this address.',
  printButton: 'Print this page',
  contact: 'To correct or withdraw your application, write to',
  questions: 'To correct your application, or to ask about it, write to',
  loading: 'Loading the confirmation…',
  failed: 'We could not load this confirmation',
  failedAdvice: 'Your application is not affected. Try again, or ask us with your reference number at',
  notFound: 'We have no application under this reference',
  withdrawnAdvice: 'An application that was withdrawn, or whose time has ended, is no longer shown here.',
  notFoundAdvice: 'Otherwise compare the address with the one you were given. Questions reach us at',
  inPlaceText: 'Thank you for applying. Your application and your resume have reached us.',
} as const;

/** Texts of an application's progress. */
export const progressTexts = {
  done: 'done',
  current: 'now',
  upcoming: 'to come',
  explanations: {
    received: 'It has arrived and is stored. We have not decided on it.',
    inReview: `${capitalise(readers)} are reading it.`,
    interview: 'We are talking with you: first the conversation, then the meeting.',
    decided: 'We have decided, and the answer goes to your email address.',
  },
} as const;
