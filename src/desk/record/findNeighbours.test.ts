import { findNeighbours } from './findNeighbours.ts';

const rows = [
  { reference: 'A', isRead: false },
  { reference: 'B', isRead: true },
  { reference: 'C', isRead: true },
  { reference: 'D', isRead: false },
];
const list = {
  path: '/applications',
  params: new URLSearchParams('owner=me'),
  start: 48,
  total: 90,
} as const;

test('finds the previous, next and next unread records, each with its page of the list', () => {
  expect(findNeighbours({ ...list, rows, reference: 'B' })).toEqual({
    list: '/applications?owner=me',
    next: '/applications/C?owner=me&page=2',
    previous: '/applications/A?owner=me',
    nextUnread: '/applications/D?owner=me&page=2',
    position: '50 of 90',
    listIndex: 49,
  });
});

test('says that there are more than the server has counted', () => {
  const counted = { ...list, total: 1001, countedTo: 1000 };
  expect(findNeighbours({ ...counted, rows, reference: 'B' }).position).toBe('50 of more than 1,000');
});

test('after a record leaves the list, the next record is the one that took its place', () => {
  const remaining = rows.filter(({ reference }) => reference !== 'B');
  expect(findNeighbours({ ...list, rows: remaining, reference: 'B', lastListIndex: 49 })).toMatchObject({
    next: expect.stringContaining('/C') as string,
    previous: expect.stringContaining('/A') as string,
    position: '',
  });
});
