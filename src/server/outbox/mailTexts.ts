import { keptOfApplication } from '../../content/keptTexts.ts';
import { site } from '../../content/site.ts';

const staffText = (what: string, person: string) =>
  `${what} came in through the ${site.name} site. Your reply to this email goes to ${person}.`;

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
    suspect: '[suspected spam]',
    repeat: 'The same address applied for this opening before; this one is the newest.',
    command: (reference: string) =>
      `To have the resume as a file: ./staff applications resume ${reference} --out FILE`,
    unscanned: 'The resume is not attached: the virus scanner did not check it.',
  },
  receipt: {
    subject: 'Your application has arrived',
    opening: `Your application has arrived at ${site.name} and is stored.`,
    earlier: (at: string) =>
      `You applied for this job before, on ${at}. Both applications are stored, and we look at the newest first.`,
    ends: (day: string) => `Unless you withdraw it sooner, the application is deleted on ${day}.`,
    address: (url: string) => `Where it stands, and how to withdraw and delete it: ${url}`,
    stored: `We keep what you entered: ${keptOfApplication}, and the resume.`,
    keep: 'Please keep the reference. To ask about your application, or to have it removed, reply to this email and quote it.',
    stranger:
      'This email goes to the address given in the application. If you did not apply, someone entered your address by mistake: tell us, and we will remove it.',
  },
  withdrawal: {
    subject: 'Confirm that you withdraw your application',
    opening: `Someone who knows the address of your confirmation asked ${site.name} to withdraw this application:`,
    confirm: (url: string) =>
      `To withdraw it, and have it deleted with your resume, open this and confirm:\n${url}`,
    holds: 'The link is valid for 24 hours, and only until you ask for another.',
    otherwise: 'If it was not you, do nothing: without your confirmation the application stays as it is.',
  },
  withdrawn: {
    subject: 'Your application is withdrawn and deleted',
    opening: (reference: string, job: string) =>
      `Your application ${reference} for the job ${job} is withdrawn. It is deleted, and your resume with it.`,
    last: `This is the last email about it, and your address is deleted from our list of emails with it. ${site.name} wishes you all the best.`,
  },
  withdrawnNotice: {
    subject: 'Withdrawn',
    opening: (reference: string, job: string) =>
      `Application ${reference} for the job ${job} was withdrawn; nothing of it is left here.`,
    delete: 'Please delete the email that announced it, and any copy of the resume that you have made.',
  },
} as const;
