import { judgeClock } from './judgeClock.ts';
import type { Moment } from './moment.ts';
import { sureClock } from './sureClock.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const START = Date.parse('2026-11-20T10:00:00.000Z');

const seen: Moment = { wall: START, up: 5 * DAY, boot: 'one' };
const later = ({ wall = 0, up = 0, boot = 'one' }): Moment => ({
  wall: seen.wall + wall,
  up: seen.up + up,
  boot,
});

describe('the judgement of a clock', () => {
  it('believes a database that has seen no time yet', () => {
    expect(judgeClock(undefined, seen)).toEqual({ isSure: true, gap: 0 });
  });

  it.each([
    ['has gone on with the machine', { wall: 21 * DAY, up: 21 * DAY }, true],
    ['was set by some minutes', { wall: HOUR + 9 * MINUTE, up: HOUR }, true],
    ['is a day ahead', { wall: HOUR + DAY, up: HOUR }, false],
    ['is a day behind', { wall: HOUR - DAY, up: HOUR }, false],
    ['is 400 days ahead', { wall: 400 * DAY, up: HOUR }, false],
    [
      'has gone on for three weeks over a restart of the machine',
      { wall: 21 * DAY, up: -5 * DAY, boot: 'two' },
      true,
    ],
    ['is 400 days ahead after one', { wall: 400 * DAY, up: -5 * DAY, boot: 'two' }, false],
    ['is behind after one', { wall: -HOUR, up: -5 * DAY, boot: 'two' }, false],
  ])('of a clock that %s', (_, passed, isSure) => {
    expect(judgeClock(seen, later(passed)).isSure).toBe(isSure);
  });

  it('knows what time it is while the machine runs', () => {
    expect(judgeClock(seen, later({ wall: 400 * DAY, up: HOUR }))).toEqual({
      isSure: false,
      held: START + HOUR,
      offBy: 400 * DAY - HOUR,
    });
  });
});

describe('a sure clock', () => {
  const machine = (start: Moment) => {
    const moment = { ...start };
    return {
      moment,
      read: () => ({ ...moment }),
      wall: () => moment.wall,
      passed: () => moment.up,
      pass: (ms: number) => {
        moment.wall += ms;
        moment.up += ms;
      },
    };
  };
  const make = (start: Moment, mark: Moment | undefined = seen) => {
    const { read, wall, passed, ...rest } = machine(start);
    return { ...rest, clock: sureClock({ mark: mark && { ...mark, restUntil: 0 }, read, wall, passed }) };
  };

  it.each([400 * DAY, 2 * DAY, -2 * DAY])(
    'goes on through a jump of %i ms while it runs, and back',
    (jump) => {
      const { clock, moment, pass } = make(seen);
      pass(HOUR);
      expect(clock.now().getTime()).toBe(START + HOUR);
      moment.wall += jump;
      expect(clock.now().getTime()).toBe(START + HOUR);
      pass(HOUR);
      expect([clock.now().getTime(), clock.mayDelete(), clock.mark()]).toEqual([
        START + 2 * HOUR,
        false,
        undefined,
      ]);
      expect(clock.doubt()?.offBy).toBe(jump);
      moment.wall -= jump;
      expect([clock.doubt(), clock.now().getTime(), clock.mayDelete()]).toEqual([
        undefined,
        START + 2 * HOUR,
        true,
      ]);
    },
  );

  it('believes a machine that has slept', () => {
    const { clock, pass } = make(seen);
    pass(3 * DAY);
    expect([clock.doubt(), clock.now().getTime()]).toEqual([undefined, START + 3 * DAY]);
  });

  it('goes on from what was last seen where the machine was restarted with a clock that is wrong', () => {
    const { clock, moment, pass } = make({ wall: 0, up: MINUTE, boot: 'two' });
    pass(HOUR);
    expect(clock.now().getTime()).toBe(START + HOUR);
    moment.wall = START + 2 * DAY;
    expect([clock.doubt(), clock.now().getTime()]).toEqual([undefined, START + 2 * DAY]);
  });

  it('deletes nothing for a day after a time that nothing vouches for, and closes at once', () => {
    const { clock, pass } = make({ wall: START + 21 * DAY, up: MINUTE, boot: 'two' });
    expect([clock.now().getTime(), clock.mayDelete()]).toEqual([START + 21 * DAY, false]);
    expect(clock.mark()).toMatchObject({ boot: 'two', restUntil: START + 22 * DAY });
    pass(DAY);
    expect(clock.mayDelete()).toBe(true);
  });

  it('believes again when somebody says that the clock is right', () => {
    const { clock, moment } = make({ ...seen, wall: START + 400 * DAY });
    expect(clock.doubt()).toBeDefined();
    clock.adopt({ ...moment, restUntil: 0 });
    expect([clock.doubt(), clock.now().getTime()]).toEqual([undefined, START + 400 * DAY]);
  });
});
