import type { StoredApplication } from '../../db/selectApplications.ts';

type Marked = Pick<StoredApplication, 'read_at' | 'is_repeat' | 'is_suspect'>;

const MARKS: readonly { sign: string; words: string; isOn: (application: Marked) => boolean }[] = [
  { sign: '*', words: 'unread', isOn: ({ read_at }) => read_at === null },
  { sign: '+', words: 'applied again', isOn: ({ is_repeat }) => is_repeat === 1 },
  { sign: '?', words: 'suspected spam', isOn: ({ is_suspect }) => is_suspect === 1 },
];

/** The signs of an application in a list, like `*+`. */
export const signsOf = (application: Marked): string =>
  MARKS.filter(({ isOn }) => isOn(application))
    .map(({ sign }) => sign)
    .join('');

/** What the signs in a list mean; only those that occur. */
export const legendOf = (applications: readonly Marked[]): string =>
  MARKS.filter(({ isOn }) => applications.some(isOn))
    .map(({ sign, words }) => `${sign} ${words}`)
    .join('   ');
