import { makeStore } from './store.ts';

it('shares neither state nor what is being sent between stores', () => {
  const [one, other] = [makeStore(), makeStore()];
  expect(one.submissions).not.toBe(other.submissions);
  expect(one.getState()).toEqual(other.getState());
});
