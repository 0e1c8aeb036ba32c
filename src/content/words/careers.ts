import type { WordsModule } from '../words.ts';

export const words = {
  careers: {
    h1: 'Careers',
    description:
      'Current openings in support, networks, operations and software, and what it is like to work in a team spread over three offices.',
    paragraphs: [
      'You can do the work, and you want to know what the days are like before you send your resume anywhere. Here is what we can tell you in advance.',
      'You join a team in one place and work with people in the others. A shift ends with a written note, and the next office carries on from there.',
      'Technicians and field engineers get the job sheet, the drawings and the name of a contact before they travel. Developers sit close to the people who run their software, and hear what breaks. Whoever is new to a task does it beside someone who knows it.',
      'Each opening says where the work is and what we ask for. Apply once to the one that fits; the page tells you whether your application arrived.',
    ],
  },
  careerPosts: {
    h1: 'Roles we hire for',
    description:
      'Three roles we hire for time and again: AV/VC Support Technician, Regional IT Admin and Full Stack Developer, and what each does.',
    paragraphs: [
      'You want to know whether your kind of work exists here. These three roles come up time and again; which of them is open today, and how to apply, stands on the careers page.',
    ],
  },
  careerDetails: {
    h1: 'Job opening',
    description:
      'One job opening in full: where the work is, what it consists of and what we ask for, with the form to apply for it.',
    paragraphs: [
      'If this might be your next job, read here where it is done, what it consists of and what we ask for. The form on this page applies for this opening only, and says what happened when you send it.',
    ],
  },
  receipt: {
    h1: 'Your application',
    description:
      'Confirmation of a job application: what we received, for which opening, and the reference to quote when you write to us.',
    paragraphs: [
      'You have sent us an application, and this page confirms what we received. Compare it with what you meant to send, and quote the reference if you write to us about it.',
    ],
  },
  withdraw: {
    h1: 'Withdraw your application',
    description:
      'Confirm that your application is to be withdrawn and deleted, or have a new link sent to you if the one you followed is too old.',
    paragraphs: [
      'You asked us to withdraw an application. Your resume, what you typed and what we noted about it are then erased at once, and cannot be brought back.',
    ],
  },
  applicationWithdrawn: {
    h1: 'Your application is withdrawn and deleted',
    description:
      'Your job application and your resume have been deleted from our server. What that covers, and where the current openings are.',
    paragraphs: [
      'What you typed, your resume and our notes are gone from our database. The reference no longer leads anywhere, and nobody can open it again.',
      'Mails about it may still lie in the mailboxes of our recruiting staff; they are told to remove them. You are welcome to apply again, for this job or for another one.',
    ],
  },
  jobAlerts: {
    h1: 'Job alerts by mail',
    description:
      'New openings by mail, at most one mail a day, without an account: enter your address, confirm it once, end it with one click.',
    paragraphs: [
      'You would rather be told than look every week. We write when there are new openings of the kind you chose, at most once a day, and not at all when there are none.',
    ],
  },
  jobAlert: {
    h1: 'Your job alert',
    description: 'Confirm that new openings shall be sent to your address, or end the mails about them.',
    paragraphs: ['Nothing has changed yet: it does when you press the button.'],
  },
} satisfies WordsModule<'careers'>['words'];
