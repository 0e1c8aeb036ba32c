import { legendBy, signsBy, type RowMark } from '../../desk/terminal/marks.ts';
import type { ListedApplication } from '../queries/selectApplications.ts';

type Marked = Pick<ListedApplication, 'read_at' | 'is_repeat' | 'is_suspect' | 'scan' | 'document_marks'>;

const MARKS: readonly RowMark<Marked>[] = [
  { sign: '*', words: 'unread', isOn: ({ read_at }) => read_at === null },
  { sign: '+', words: 'applied again', isOn: ({ is_repeat }) => is_repeat === 1 },
  { sign: '?', words: 'suspected spam', isOn: ({ is_suspect }) => is_suspect === 1 },
  { sign: '!', words: 'refused by the scanner', isOn: ({ scan }) => scan === 'refused' },
  { sign: '~', words: 'not scanned yet', isOn: ({ scan }) => scan === 'pending' },
  {
    sign: '&',
    words: 'a document with macros or files elsewhere',
    isOn: ({ document_marks }) => Boolean(document_marks),
  },
];

export const signsOf = signsBy(MARKS);
export const legendOf = legendBy(MARKS);
