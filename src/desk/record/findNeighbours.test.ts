import { findIndexes, findNeighbours } from './findNeighbours.ts';

const rows = [
  { reference: 'A', isRead: false },
  { reference: 'B', isRead: true },
  { reference: 'C', isRead: true },
  { reference: 'D', isRead: false },
];
const list = {
  path: '/applications',
  params: new URLSearchParams('owner=me&page=2&after=Q'),
  start: 50,
  total: 90,
} as const;

test('finds the previous, next and next unread records in the page of the list', () => {
  expect(findNeighbours({ ...list, rows, reference: 'B' })).toEqual({
    list: '/applications?owner=me&page=2&after=Q',
    next: '/applications/C?owner=me&page=2&after=Q',
    previous: '/applications/A?owner=me&page=2&after=Q',
    nextUnread: '/applications/D?owner=me&page=2&after=Q',
    position: '52 of 90',
  });
});

test('finds those on the pages before and after it, which begin or end at the record', () => {
  const before = { reference: 'Q', isRead: true };
  const after = { reference: 'E', isRead: false };
  expect(findNeighbours({ ...list, rows, before, after, reference: 'A' })).toMatchObject({
    previous: '/applications/Q?owner=me&page=1&before=A',
    next: '/applications/B?owner=me&page=2&after=Q',
  });
  expect(findNeighbours({ ...list, rows, before, after, reference: 'D' })).toMatchObject({
    previous: '/applications/C?owner=me&page=2&after=Q',
    next: '/applications/E?owner=me&page=3&after=D',
    nextUnread: '/applications/E?owner=me&page=3&after=D',
  });
  expect(findNeighbours({ ...list, rows, reference: 'D' })).toMatchObject({
    next: undefined,
    nextUnread: undefined,
  });
});

test('says that there are more than the server has counted', () => {
  const counted = { ...list, total: 1001, countedTo: 1000 };
  expect(findNeighbours({ ...counted, rows, reference: 'B' }).position).toBe('52 of more than 1,000');
});

test('after a record leaves the list, the next record is the one that took its place', () => {
  const remaining = rows.filter(({ reference }) => reference !== 'B');
  expect(findNeighbours({ ...list, rows: remaining, reference: 'B', lastIndex: 1 })).toMatchObject({
    next: expect.stringContaining('/C') as string,
    previous: expect.stringContaining('/A') as string,
    position: '',
  });
});

test('also in a page that precedes a row, where another one joins at the beginning', () => {
  const page = { ...list, params: new URLSearchParams('page=2&before=E'), hasPrevious: true, reference: 'B' };
  const { index: lastIndex } = findIndexes({ ...page, rows });
  const remaining = [{ reference: 'Z', isRead: true }, ...rows.filter(({ reference }) => reference !== 'B')];
  expect(findNeighbours({ ...page, rows: remaining, lastIndex })).toMatchObject({
    next: expect.stringContaining('/C') as string,
    previous: expect.stringContaining('/A') as string,
    position: '',
  });
});
