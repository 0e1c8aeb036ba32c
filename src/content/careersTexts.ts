import { resumeErrors } from '../contract/applicationRules.ts';
import { texts } from '../contract/texts.ts';
import { site } from './site.ts';

/** What the list of openings says beyond the page's words. */
export const listTexts = {
  title: 'Current openings',
  count: (openings: number) => (openings === 1 ? '1 opening' : `${openings} openings`),
  readMore: 'Read more',
  readMoreAbout: (title: string) => ` about the opening ${title}`,
  posted: (day: string) => `Posted ${day}`,
  loading: 'Loading the openings…',
  empty: 'No openings right now',
  speculative:
    'You can still introduce yourself: send your resume, and a few lines on the work you are looking for, to',
  failed: 'We could not load the openings',
  failedAdvice: 'The list did not reach your browser. Try again, or ask us what is open at',
  workTitle: 'What the days are like',
  rolesTitle: 'Roles we often hire for',
  rolesText:
    'Not sure whether your kind of work exists here? Read about the roles that come up time and again:',
} as const;

/** What the page of one opening says around the opening's own text. */
export const jobTexts = {
  about: 'About the job',
  requirements: 'Requirements',
  summary: 'At a glance',
  company: 'Company',
  location: 'Location',
  posted: 'Posted',
  apply: 'Apply',
  fraudTitle: 'A word on job fraud',
  fraud:
    'Applying costs nothing. We never ask for money, bank details or passwords, and we write from addresses that end in',
  fraudReport: 'If somebody does so in our name, tell us at',
  loading: 'Loading the opening…',
  failed: 'We could not load this opening',
  failedAdvice: 'The opening did not reach your browser. Try again, or ask us about it at',
  notFound: texts.jobNotFound,
  notFoundAdvice: 'There is no opening at this address. It may have been mistyped, or copied in part.',
  closed: 'This job is closed',
  closedAdvice: 'We take no more applications for it. Other openings may suit you.',
  toOpenings: 'See the current openings',
  retry: 'Retry',
  retrying: 'Trying again…',
} as const;

/** Labels are the specification's, word for word. */
export const formLabels = {
  job_role: 'Job Role',
  job_id: 'Job ID',
  name: 'Name',
  email: 'Email',
  phone: 'Phone No.',
  otherinformation: 'Other information',
  resumefile: 'Upload Resume',
} as const;

/** What the application form says. */
export const applyTexts = {
  title: 'Apply for this job',
  details: 'Your details',
  resume: 'Your resume',
  prefilled: 'Filled in for you from the opening.',
  emailHint: 'We answer to this address.',
  otherHint: 'For example when you could start, or what we should know before we call.',
  resumeHint: 'PDF, DOC, DOCX, ODT or RTF, up to 5 MB.',
  chosen: (name: string, size: string) => `Chosen file: ${name}, ${size}`,
  removed: 'No file chosen',
  submit: 'Send application',
  sending: 'Sending application…',
  uploading: (percent: number) => `Uploading your resume… ${percent}%`,
  progress: 'Upload of your resume',
  cancel: 'Cancel upload',
  cancelled: 'Upload cancelled. Nothing was sent, and everything you entered is still here.',
  refusedIntro: 'Your application was not received. Correct the following and send it again.',
  privacy:
    'We store what you enter here, your resume and the time of sending. Our recruiting staff read it. To have it removed, write to',
  privacyLink: 'What we keep, and why',
  noScript:
    'This form cannot be sent without JavaScript yet. Please send your resume, with the title of the job, to',
} as const;

/** Why an upload or an application did not arrive, and what to do: one sentence a cause. */
export const failureTexts = {
  uploadFailed: texts.uploadFailed,
  uploadAdvice:
    'Your application was not sent. Everything you entered is still here. If it keeps failing, write to',
  notReceived: 'Your application was not received.',
  notReceivedAdvice: 'Everything you entered is still here. Send it again, or write to',
  unconfirmed: 'We could not confirm that your application arrived.',
  unconfirmedAdvice:
    'No usable answer came back. Everything you entered is still here: send it again, and if you see this once more, ask us at',
  alreadyHere: 'Your first attempt seems to have arrived.',
  alreadyHereAdvice:
    'Our server already holds an application with this upload, so it did not take a second one. To be certain, ask us at',
  closed: 'This job has closed meanwhile.',
  closedAdvice:
    'Your application was not received. Everything you entered is still here for you to copy. Questions reach us at',
} as const;

/** Causes by status of the answer; a server's own sentence goes before these. */
export const uploadCauses: Readonly<Record<string, string>> = {
  FETCH_ERROR: 'No answer came from our server. Check your connection.',
  413: resumeErrors.tooLarge + '.',
  415: resumeErrors.type + '.',
  429: 'Too many files came from your network in a short time. Wait a minute first.',
  503: 'Our server cannot take files at the moment.',
  other: resumeErrors.notUploaded + '.',
};

export const applyCauses: Readonly<Record<string, string>> = {
  429: 'Too many applications came from your network in a short time. Wait a minute first.',
  503: 'Our server cannot take applications at the moment.',
  other: 'Our server refused it.',
};

/** What the confirmation says. */
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
  next: 'Our recruiting staff read your application and your resume, and write to the e-mail address you gave.',
  print: 'Print or save this page to keep it. It can be opened again at this address.',
  contact: 'To correct or withdraw your application, write to',
  loading: 'Loading the confirmation…',
  failed: 'We could not load this confirmation',
  failedAdvice: 'That says nothing about the application itself. Try again, or ask us with your reference at',
  notFound: 'We have no application under this reference',
  notFoundAdvice: 'Compare the address with the one you were given. Questions reach us at',
  inPlaceText: 'Our server took your application and your resume.',
} as const;

/** The domain that the company's mail comes from. */
export const mailDomain = `@${site.careersEmail.split('@')[1]}`;
