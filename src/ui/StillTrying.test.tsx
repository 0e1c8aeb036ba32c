import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { site } from '../content/site.ts';
import { StillTrying } from './StillTrying.tsx';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('counts the seconds down for which it goes on, to its end', () => {
  const { unmount } = render(<StillTrying until={Date.now() + 3000} email={site.email} />);
  const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
  expect(screen.getByText(/for up to 3 seconds more\./)).toBeVisible();
  pass(1000);
  expect(screen.getByText(/for up to 2 seconds more\./)).toBeVisible();
  pass(1000);
  expect(screen.getByText(/for up to a second more\./)).toBeVisible();
  pass(1000);
  expect(screen.getByText(/^We stop trying in a moment\./)).toBeVisible();
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
