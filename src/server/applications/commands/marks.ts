import { legendBy, signsBy, type RowMark } from '../../desk/terminal/marks.ts';
import type { StoredApplication } from '../queries/selectApplications.ts';

const MARKS: readonly RowMark<Pick<StoredApplication, 'read_at' | 'is_repeat' | 'is_suspect'>>[] = [
  { sign: '*', words: 'unread', isOn: ({ read_at }) => read_at === null },
  { sign: '+', words: 'applied again', isOn: ({ is_repeat }) => is_repeat === 1 },
  { sign: '?', words: 'suspected spam', isOn: ({ is_suspect }) => is_suspect === 1 },
];

export const signsOf = signsBy(MARKS);
export const legendOf = legendBy(MARKS);
