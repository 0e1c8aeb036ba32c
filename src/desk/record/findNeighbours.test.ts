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

test('finds the records beside one and the next unread one, with the page that each is on', () => {
  expect(findNeighbours({ ...list, rows, reference: 'B' })).toEqual({
    list: '/applications?owner=me',
    next: '/applications/C?owner=me&page=2',
    previous: '/applications/A?owner=me',
    nextUnread: '/applications/D?owner=me&page=2',
    position: '50 of 90',
    place: 49,
  });
});

test('after a record has left the list, the next one is the one that moved up', () => {
  const left = rows.filter(({ reference }) => reference !== 'B');
  expect(findNeighbours({ ...list, rows: left, reference: 'B', lastPlace: 49 })).toMatchObject({
    next: expect.stringContaining('/C') as string,
    previous: expect.stringContaining('/A') as string,
    position: '',
  });
});
