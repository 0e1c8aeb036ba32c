import { buildSettings } from '../contract/buildSettings.ts';
import { formatYearsOrDays } from '../lib/formatYearsOrDays.ts';
import { privacyFacts } from './privacyFacts.ts';

/** How long the emailed link and the page that it opens are valid. */
export const LINK_HOURS = 24;
export const PAGE_MINUTES = 60;

/** Texts of the page on which people see, correct and delete what is stored about them. */
export const yourDataTexts = {
  email: 'Your email address',
  emailHint: 'The one you gave when you applied, wrote to us or asked for a job alert.',
  submit: 'Send me the link',
  missing: 'Enter your email address',
  sent: 'Check your mailbox',
  sentLead: `If we hold anything about this address, a link is on its way to it. The link is good once, within ${LINK_HOURS} hours.`,
  unavailable: 'This site is not sending email just now',
  unavailableLead: `Write to ${privacyFacts.controller.email} instead, from the address you gave us, and we send you a copy.`,
  open: 'Open your data',
  openLead: `The page that opens shows everything we hold about you. It can be used for ${PAGE_MINUTES} minutes.`,
  openButton: 'Open the page',
  confirmAddress: 'Confirm your new address',
  confirmAddressLead: 'Your record gets this email address once you press the button.',
  confirmAddressButton: 'Use this address',
  addressConfirmed: 'Your address is corrected',
  invalid: 'This link is no longer valid',
  invalidLead:
    'It was used before, it is too old, or there is nothing left that it could show. You can ask for a new one.',
  again: 'Ask for a new link',
  title: 'What we hold about you',
  lead: `Everything that is stored under your address, with what our staff added to it. A resume that was uploaded without an application is listed if it is the same file as that of an application; another one is stored without a name or address, so that we cannot tell whose it is, and deleted after 24 hours. This page can be used for ${PAGE_MINUTES} minutes and cannot be opened again.`,
  nothing: 'Nothing is stored under your address any more.',
  download: 'Download everything as a ZIP file',
  downloadHint: 'With your resumes, a text to read, and a file for programs (JSON).',
  correct: 'Correct',
  name: 'Name',
  phone: 'Phone',
  correctHint: 'A new email address counts once you open the link that we send to it.',
  save: 'Save the correction',
  withdrawConsent: 'Withdraw my consent to longer storage',
  renewConsent: `Keep my application for another ${formatYearsOrDays(buildSettings.keptRetentionDays)}, so that you can write to me about other openings`,
  erase: {
    application: 'Withdraw and delete this application',
    message: 'Delete this message',
    alert: 'End this job alert',
  },
  eraseHint: 'At once from our database, and after 30 days from every backup.',
  saved: 'The correction is saved.',
  savedExceptAddress:
    'The correction is saved. Your new email address counts once you open the link that we sent to it.',
  savedTooManyAddresses:
    'The correction is saved, but not the new email address: we have sent too many links today. Try again tomorrow.',
  consentRenewed: 'Your consent to longer storage is renewed.',
  consentWithdrawn: 'Your consent to longer storage is withdrawn.',
  erased: 'It is deleted.',
  gone: 'This record is not stored any more.',
} as const;

/** Texts of the emails with a link. They contain nothing that a visitor typed. */
export const yourDataMailTexts = {
  subject: 'The link to your data',
  opening: 'Somebody asked to see what we hold about this address.',
  link: (url: string) => `To see, correct, download or delete it, open this link:\n${url}`,
  validFor: `The link is good once, within ${LINK_HOURS} hours.`,
  otherwise: 'If it was not you, do nothing: without the link nobody sees anything.',
  consentSubject: 'May we keep your application for longer?',
  consentOpening: (job: string, day: string) =>
    `You agreed that we keep your application for the job ${job} until ${day}. Your consent ends then.`,
  consentRenew: (url: string) =>
    `If we may keep it for longer, ask for the link to your data, and press the button “Keep my application” there:\n${url}`,
  consentOtherwise:
    'If you do nothing, your consent ends, and the application is deleted when its period has passed.',
  addressSubject: 'Confirm your new address',
  addressOpening: 'Somebody asked us to use this address for their record.',
  addressLink: (url: string) => `To confirm that it is yours, open this link:\n${url}`,
} as const;
