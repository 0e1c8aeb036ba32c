import type { ApplicationTextField } from '../contract/applicationFields.ts';
import { resumeErrors } from '../contract/applicationRules.ts';
import { buildSettings } from '../contract/buildSettings.ts';
import type { OpeningField } from '../contract/openingFields.ts';
import { texts } from '../contract/texts.ts';
import { formatYearsOrDays } from '../lib/formatYearsOrDays.ts';
import { deletionTexts } from './deletionTexts.ts';
import { readers } from './hiringTexts.ts';
import { site } from './site.ts';

const { careersHost, keptRetentionDays } = buildSettings;

/** Texts of the list of openings. */
export const listTexts = {
  title: 'Current openings',
  readMore: 'Read more',
  readMoreAbout: (title: string) => ` about the opening ${title}`,
  posted: (day: string) => `Posted ${day}`,
  loading: 'Loading the openings…',
  empty: 'No openings right now',
  speculative:
    'You can still introduce yourself: send your resume, and a few lines on the work you are looking for, to',
  failed: 'We could not load the openings',
  failedAdvice: 'The list did not reach your browser. Try again, or ask us what is open at',
  noScript:
    'The list is fetched by a script, which your browser does not run. We tell you what is open, and take applications by email, at',
  workTitle: 'What the work is like',
  rolesText: 'Read about the roles that come up most often:',
} as const;

/** Texts of a job page, apart from the opening's own. */
export const jobTexts = {
  about: 'About the job',
  requirements: 'Requirements',
  summary: 'At a glance',
  /** Labels of the summary, in this order. */
  facts: {
    location: 'Location',
    salary_range: 'Salary',
    employment_type: 'Employment',
    workplace: 'Workplace',
    department: 'Department',
    start: 'Start',
    posted: 'Posted',
    closing_date: 'Apply by',
  } satisfies Record<
    Exclude<OpeningField, 'job_title' | 'company_name' | `pay_${string}`> | 'posted',
    string
  >,
  apply: 'Apply',
  fraudTitle: 'How to tell that a message is ours',
  fraud:
    'Applying costs nothing. We never ask for money, bank details or passwords, and we write from addresses that end in',
  fraudReport: 'If anyone asks for these in our name, tell us at',
  loading: 'Loading the opening…',
  noScript:
    'The opening and its form are fetched by a script, which your browser does not run. We tell you about the job, and take your application with your resume by email, at',
  orContact: 'Or write to us here:',
  failed: 'We could not load this opening',
  failedAdvice: 'The opening did not reach your browser. Try again, or ask us about it at',
  notFound: texts.jobNotFound,
  notFoundAdvice: 'There is no opening at this address. It may have been mistyped, or copied in part.',
  closed: 'This job is closed',
  closedLead: ({ job_title, company_name }: { job_title: string; company_name: string }, day: string) =>
    `Applications for ${job_title} at ${company_name} closed on ${day}.`,
  closedAdvice: 'Other openings may suit you.',
  toOpenings: 'See the current openings',
  retry: 'Retry',
  retrying: 'Trying again…',
} as const;

/** The labels are specified. */
export const formLabels: Readonly<
  Record<ApplicationTextField | 'job_role' | 'job_id' | 'resumefile', string>
> = {
  job_role: 'Job Role',
  job_id: 'Job ID',
  name: 'Name',
  email: 'Email',
  phone: 'Phone No.',
  otherinformation: 'Other information',
  resumefile: 'Upload Resume',
};

export const formHints: Readonly<Partial<Record<ApplicationTextField, string>>> = {
  email: 'We answer to this address.',
  otherinformation: `For example when you could start, or what we should know before we call. Please write nothing about health, family or religion. If you need an adjustment for an interview, write to ${site.careersEmail}.`,
};

/** Texts of the application form. */
export const applyTexts = {
  title: 'Apply for this job',
  details: 'Your details',
  resume: 'Your resume',
  resumeHint: 'PDF, DOC, DOCX, ODT or RTF, up to 5 MB.',
  selectedFile: (name: string, size: string) => `Chosen file: ${name}, ${size}`,
  refusedFile: (name: string, size: string) => `Not taken: ${name}, ${size}.`,
  submit: 'Send application',
  sending: 'Sending application…',
  refusedIntro: 'Your application was not received. Correct the following and send it again.',
  keepLonger: `Keep my application for ${formatYearsOrDays(keptRetentionDays)}, so that you can write to me about other openings`,
  keepLongerHint: 'Not needed for this application. You can still have it removed at any time.',
  privacy: (isGeneral: boolean) =>
    careersHost
      ? `We store what you enter here, your resume and the time of sending, for ${readers}. To have it removed, write to`
      : `We store what you enter here, your resume and the time of sending, for ${readers}. It is deleted automatically ${deletionTexts.rule(isGeneral)}, unless you ask us above to keep it for longer. To have it removed earlier, use the link in your confirmation, or write to`,
  privacyLink: 'What we keep, and why',
  noScript: 'Your resume is sent with the form. Press “Send application” once and wait for the confirmation.',
  resumeKept: (name: string) =>
    `Your resume ${name} is already with us. Choose another file only to replace it.`,
  refusalAdvice:
    'Your application was not received. What you typed is still here, but a file that you chose has to be chosen again unless it is named below.',
  typedTitle: 'What you entered',
} as const;

/** Texts shown while an application is being sent, or after sending was interrupted. */
export const deliveryTexts = {
  uploading: (percent: number | undefined) =>
    percent === undefined ? 'Uploading your resume…' : `Uploading your resume… ${percent}%`,
  uploadingAgain: 'The connection broke. Uploading your resume again…',
  progress: 'Upload of your resume',
  checking: 'Checking whether it arrived…',
  offline: 'You are offline. Your application will be sent as soon as the connection is back.',
  offlineChecking:
    'You are offline. As soon as the connection is back we check whether your application arrived.',
  offlineEditing:
    'You are offline. You can go on filling in the form: once you press the button, it is sent as soon as the connection is back.',
  cancelUpload: 'Cancel upload',
  cancelWaiting: 'Cancel',
  stopWaiting: 'Stop waiting',
  cancelled: 'Cancelled. Your application was not sent, and everything you entered is still here.',
} as const;

/** Shown if an application for the job was sent from this device. */
export const appliedTexts = {
  applied: (day: string) => `You applied on ${day}`,
  toReceipt: 'see your receipt',
  text: careersHost
    ? 'What you enter below would be a further application.'
    : 'What you enter below is not part of it. The same application sent again within a day counts once; anything else is a further application.',
} as const;

/** Shown if the job closes while the form is open. */
export const closedTexts = {
  title: 'This job has just closed.',
  /** Until when what was begun is taken. */
  late: (hour: string) => `We still take what you have begun: send it by ${hour}.`,
  text: 'Your application was not received, and can no longer be sent. Everything you entered is still here for you to copy.',
  copy: 'Copy my text',
  copied: 'Copied.',
  notCopied: 'Your browser did not allow it. Select the text in the fields and copy it there.',
  others: 'Other openings',
  questions: 'Questions reach us at',
} as const;

/** Why an upload or an application failed, and what to do: one sentence for each cause. */
export const failureTexts = {
  uploadFailed: texts.uploadFailed,
  uploadAdvice:
    'Your application was not sent. Everything you entered is still here. If it keeps failing, write to',
  notReceived: 'Your application was not received.',
  notReceivedAdvice: 'Everything you entered is still here. Send it again, or write to',
  unconfirmed: 'We could not confirm that your application arrived.',
  unconfirmedAdvice: careersHost
    ? 'No usable answer came back. Everything you entered is still here: send it again, and if you see this once more, ask us at'
    : 'No usable answer came back. Everything you entered is still here. Sending it again is safe, since the same application is taken once only. If you see this once more, ask us at',
  unreadable: 'Your browser can no longer read the chosen file. Choose it again.',
} as const;

/** Causes by HTTP status, used if the server sends no text. */
export const uploadCauses: Readonly<Record<string, string>> = {
  FETCH_ERROR: 'No answer came from our server. Check your connection.',
  400: 'The file did not arrive whole.',
  403: 'Our server takes files from its own page only. Reload this page first.',
  413: resumeErrors.tooLarge + '.',
  415: resumeErrors.type + '.',
  422: 'Our server mistook it for another upload. Press the button once more.',
  429: 'Too many files came from your network in a short time.',
  503: 'Our server cannot take files at the moment.',
  other: resumeErrors.notUploaded + '.',
};

export const applyCauses: Readonly<Record<string, string>> = {
  403: 'Our server takes applications from its own page only. Reload this page first.',
  413: 'The text is longer than our server takes.',
  422: 'Our server mistook it for another application. Press the button once more.',
  429: 'Too many applications came from your network in a short time.',
  503: 'Our server cannot take applications at the moment.',
  other: 'Our server refused it.',
};

/** The domain from which the company sends email. */
export const emailDomain = `@${site.careersEmail.split('@')[1]}`;
