import { acceptsApplications, lateUntil } from './toOpening.ts';

const open = { status: 'open', publish_at: null, closing_date: null, closed_at: null } as const;
const closed = { ...open, status: 'closed', closed_at: '2030-05-10T14:05:00.000Z' } as const;
const untilMidnight = { ...open, closing_date: '2030-05-10' };

it.each([
  ['was closed within the hour', closed, '2030-05-10T15:04:00.000Z', '2030-05-10T15:05:00.000Z'],
  ['was closed earlier', closed, '2030-05-10T15:05:00.000Z', undefined],
  [
    'reached the end of its closing date',
    untilMidnight,
    '2030-05-11T00:30:00.000Z',
    '2030-05-11T01:00:00.000Z',
  ],
  ['reached it earlier', untilMidnight, '2030-05-11T01:00:00.000Z', undefined],
  [
    'was closed after its closing date',
    { ...closed, closing_date: '2030-05-09' },
    '2030-05-10T14:06:00.000Z',
    undefined,
  ],
])('takes what was begun for an hour: an opening that %s', (_, row, at, end) => {
  expect(lateUntil(row, at)).toBe(end);
  expect(acceptsApplications(row, at)).toBe(end !== undefined);
});

it('knows of no such hour for an opening that is open', () => {
  expect(lateUntil(open, '2030-05-10T15:04:00.000Z')).toBeUndefined();
  expect(acceptsApplications(open, '2030-05-10T15:04:00.000Z')).toBe(true);
});
