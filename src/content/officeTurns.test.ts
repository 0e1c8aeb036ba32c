import { officeTurns } from './officeTurns.ts';

it('says of each office when it is on shift, by its own clock, and to whom it hands over (DRAW-9)', () => {
  expect(officeTurns()).toEqual([
    'On shift in winter from 11:00 to 18:00 Central Time, then Hyderabad.',
    'On shift in winter from 09:00 to 17:00 UK time, then Austin.',
    'On shift in winter from 05:30 to 14:30 India time, then London.',
  ]);
});
