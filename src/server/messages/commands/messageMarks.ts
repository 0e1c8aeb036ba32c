import { legendBy, signsBy, type RowMark } from '../../desk/terminal/marks.ts';
import type { ListedMessage } from '../queries/messageStaffQueries.ts';

const MARKS: readonly RowMark<ListedMessage>[] = [
  { sign: '*', words: 'unread', isOn: ({ read_at }) => read_at === null },
  { sign: '=', words: 'handled', isOn: ({ handled_at }) => handled_at !== null },
  { sign: '#', words: 'has notes', isOn: ({ notes }) => notes > 0 },
  { sign: '?', words: 'suspected spam', isOn: ({ is_suspect }) => is_suspect === 1 },
];

export const messageSignsOf = signsBy(MARKS);
export const messageLegendOf = legendBy(MARKS);
