import type { PageTextsModule } from '../pageTexts.ts';
import { countOffices } from '../officeNames.ts';

export const pageTexts = {
  careers: {
    h1: 'Careers',
    description: `Current openings in support, networks, operations and software, and what it is like to work in a team spread over ${countOffices()}.`,
    paragraphs: [
      `Work in one of ${countOffices()}, from home or at a customer’s site, and never at night. You know your shifts a month ahead, and the task in the last meeting is paid.`,
      'You belong to one office, or work from home, and share the work with the others.',
      'Technicians and field engineers get the job sheet, the drawings and the name of a contact before they travel. Developers sit close to the people who run their software, and hear what breaks. Anyone new to a task first does it beside someone who knows it.',
    ],
  },
  careerPosts: {
    h1: 'Roles we hire for',
    description:
      'Three roles we hire for time and again: AV/VC Support Technician, Regional IT Admin and Full Stack Developer, and what each does.',
    paragraphs: [
      'These three roles come up time and again. The careers page shows which of them is open today, and how to apply.',
    ],
  },
  careerDetails: {
    h1: 'Job opening',
    description:
      'One job opening in full: where the work is, what it consists of and what we ask for, with the form to apply for it.',
    paragraphs: [
      'Where the job is, what it involves and what we ask for. The form on this page is for this opening only, and it tells you whether your application arrived.',
    ],
  },
  receipt: {
    h1: 'Your application',
    description:
      'Confirmation of a job application: what we received, for which opening, and the reference to quote when you write to us.',
    paragraphs: [
      'We have your application. This page shows what we received, where it stands and by when you hear from us.',
    ],
  },
  withdraw: {
    h1: 'Withdraw your application',
    description:
      'Confirm that your application is to be withdrawn and deleted, or have a new link sent to you if the one you followed is too old.',
    paragraphs: [
      'Once you confirm, your resume, what you typed and what we noted about it are deleted from our database at once, and from every backup after 30 days.',
    ],
  },
  applicationWithdrawn: {
    h1: 'Your application is withdrawn and deleted',
    description:
      'Your job application and your resume have been deleted from our server. What that covers, and where the current openings are.',
    paragraphs: [
      'What you typed, your resume and our notes are gone from our database, and are gone from every backup after 30 days. Our log still says when an application with this reference came and was withdrawn, without your name or your address.',
      'We have asked our recruiting staff to delete their emails about it as well. You are welcome to apply again, for this job or for another.',
    ],
  },
  jobAlerts: {
    h1: 'Job alerts by email',
    description:
      'New openings by email, at most one a day, without an account: enter your address, confirm it once, end it whenever you like.',
    paragraphs: [
      'Instead of looking every week, have new openings sent to you. We write when there are some of the kind you chose, and at most once a day.',
    ],
  },
  jobAlert: {
    h1: 'Your job alert',
    description:
      'Confirm that new openings are to be sent to your address, or end the alert and the emails about them.',
    paragraphs: ['Nothing changes until you press the button.'],
  },
} satisfies PageTextsModule<'careers'>['pageTexts'];
