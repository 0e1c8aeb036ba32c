import { findNeighbours } from './findNeighbours.ts';

const rows = [
  { reference: 'A', isRead: false },
  { reference: 'B', isRead: true },
  { reference: 'C', isRead: true },
  { reference: 'D', isRead: false },
];

test('finds the applications beside one, and the unread ones', () => {
  expect(findNeighbours(rows, 'B')).toEqual({
    index: 1,
    next: 'C',
    previous: 'A',
    nextUnread: 'D',
    previousUnread: 'A',
  });
});

test('one that has just left the list, such as a declined one, is followed by what moved up', () => {
  const left = rows.filter(({ reference }) => reference !== 'B');
  expect(findNeighbours(left, 'B', 1)).toMatchObject({ index: -1, next: 'C', previous: 'A' });
});
