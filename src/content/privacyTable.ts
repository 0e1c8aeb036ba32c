import { buildSettings } from '../contract/buildSettings.ts';
import { formatYearsOrDays } from '../lib/formatYearsOrDays.ts';
import { CONFIRM_DAYS } from './alertTexts.ts';
import { deletionTexts } from './deletionTexts.ts';
import { formatDays } from './hiringTexts.ts';
import { storedOfApplication } from './storedTexts.ts';

const { careersHost, emailHost, retentionDays, keptRetentionDays } = buildSettings;

/** What is kept, why, and when it is deleted. */
type Row = readonly [what: string, why: string, deleted: string];

const otherServiceDeletion = 'As that service says, and our own copies when you ask us to';

const application = `Application: ${storedOfApplication}, your resume, the job and the time`;
const message =
  'Message: your name, email address, phone number, subject, text, what you chose from the list, and the time';

// Only for our own server. We cannot promise what another one keeps, and for how long.
const ownApplicationRows: readonly Row[] = [
  [
    application,
    'To decide on it and, where you ticked it, to write to you about other openings',
    `${deletionTexts.table}. Where you agreed to longer storage, not before ${formatYearsOrDays(keptRetentionDays)} have passed. Not while a claim or a law makes us stop the deletion. At once when you withdraw it`,
  ],
  [
    'What our staff add to an application: notes, how far it has got, the time of an interview, marks such as for a repeat or for spam, their emails to you, and your replies',
    'To decide on it. You can ask for a copy',
    'Together with the application',
  ],
  ['A resume without an application', 'Your application may follow it', '24 hours after it came'],
  [
    'Job alert: your email address and the openings you chose',
    'To send you new openings',
    `When you end it, or on the day that each email names. After ${formatDays(CONFIRM_DAYS)} if you do not confirm it`,
  ],
];

const ownServerRows: readonly Row[] = [
  [
    'What our staff add to a message: notes, who deals with it, a mark for spam, their emails to you, and your replies',
    'To deal with what you ask. You can ask for a copy',
    'Together with the message',
  ],
  [
    'Emails that our server sends by itself about them',
    'To tell you and our staff',
    `30 days after they were sent, or ${retentionDays} days where they could not be delivered`,
  ],
  [
    'A line in our log for each step, with its reference and without your name or address',
    'To show what was done, and by whom',
    'After three years',
  ],
  [
    'Your network address',
    'To refuse more requests than a person would send',
    'It counts for ten minutes, or 24 hours after an upload. It is in working memory only, never on a disk, and gone when the server restarts at the latest',
  ],
];

const onYourDevice: Row = [
  'What you type in a form, on your own device',
  'So that nothing is lost when a page closes or a connection breaks',
  'Once it is sent or discarded, or when you next open such a form 30 days after your last change',
];

export const privacyTable = {
  title: 'What we keep, why and until when',
  head: ['What we keep', 'Why', 'When it is deleted'],
  rows: [
    ...(careersHost
      ? [[application, 'To decide on it, and for nothing else', otherServiceDeletion] as const]
      : ownApplicationRows),
    [
      message,
      'To deal with what you ask',
      emailHost ? otherServiceDeletion : `${retentionDays} days after it came`,
    ] as const,
    ...(careersHost && emailHost ? [] : ownServerRows),
    onYourDevice,
  ] satisfies readonly Row[],
} as const;
