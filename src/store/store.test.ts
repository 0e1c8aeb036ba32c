import { makeStore } from './store.ts';

it('shares neither state nor what is being sent between stores', () => {
  const [one, other] = [makeStore(), makeStore()];
  expect(one.pendingApplications).not.toBe(other.pendingApplications);
  expect(one.pendingMessages).not.toBe(other.pendingMessages);
  expect(one.getState()).toEqual(other.getState());
});
