import { growthOf } from '../load/memory.ts';

const over = (minutes: number, memoryAt: (minute: number) => number): number[] =>
  Array.from({ length: minutes * 10 }, (_, at) => Math.round(memoryAt(at / 10)));
/** Garbage comes and goes. */
const swing = (minute: number): number => 12 * Math.sin(minute * 4);

describe('the memory of a long run', () => {
  it.each([
    ['grows at its beginning alone', (minute: number) => 250 - 150 * Math.exp(-minute) + swing(minute)],
    ['falls', (minute: number) => 300 - minute + swing(minute)],
  ])('is flat where it %s', (_, memoryAt) => {
    expect(growthOf(over(30, memoryAt)).isFlat).toBe(true);
  });

  it.each([
    ['a little all the time', (minute: number) => 200 + 3 * minute + swing(minute)],
    ['late', (minute: number) => 250 + swing(minute) + (minute > 27 ? 60 : 0)],
  ])('is not where it grows %s', (_, memoryAt) => {
    expect(growthOf(over(30, memoryAt)).isFlat).toBe(false);
  });
});
