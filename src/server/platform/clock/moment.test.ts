import { readMoment, startOfMachine } from './moment.ts';

describe('a moment', () => {
  it('names one start of the machine for as long as the program runs', () => {
    expect(readMoment().boot).toMatch(/^[0-9a-f-]{36}$/);
    expect(readMoment().boot).toBe(readMoment().boot);
  });

  it('names a start of the program where the system does not say, so that a jump meanwhile is noticed', () => {
    expect(startOfMachine('/nonexistent')).toMatch(/^[0-9a-f-]{36}$/);
    expect(startOfMachine('/nonexistent')).not.toBe(startOfMachine('/nonexistent'));
  });
});
