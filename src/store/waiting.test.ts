import { goOffline, goOnline } from '../../tests/support/connection.ts';
import { pause, untilOnline } from './waiting.ts';

const never = new AbortController().signal;

it('pauses for a while, or until the signal says so', async () => {
  const begun = Date.now();
  await pause(30, never);
  expect(Date.now() - begun).toBeGreaterThanOrEqual(25);
  const giving = new AbortController();
  setTimeout(() => giving.abort(), 10);
  await pause(60_000, giving.signal);
  await pause(60_000, giving.signal);
  expect(Date.now() - begun).toBeLessThan(5000);
});

it('does not wait for a connection that is there', async () => {
  await untilOnline(never);
});

it('waits until the connection is really back', async () => {
  goOffline();
  let isBack = false;
  const waiting = untilOnline(never).then(() => (isBack = true));
  globalThis.dispatchEvent(new Event('online'));
  await Promise.resolve();
  expect(isBack).toBe(false);
  goOnline();
  await waiting;
  expect(isBack).toBe(true);
});
