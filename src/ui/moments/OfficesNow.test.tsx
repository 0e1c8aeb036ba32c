import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { auckland, austin, hyderabad, london, threeOffices } from '../../../tests/support/sampleOffices.ts';
import { showJanuaryHandover, showOfficesAt } from '../../content/officesNow.ts';
import { OfficesNow } from './OfficesNow.tsx';

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim());
const pictures = () =>
  [...document.querySelectorAll('use')].map((use) => use.getAttribute('href')?.split('#')[1]);

const showAt = (time: string, offices = threeOffices) => {
  jest.useFakeTimers({ now: new Date(time) });
  return render(<OfficesNow offices={offices} />);
};

afterEach(() => void jest.useRealTimers());

it('is prerendered as a fixed moment, in a sentence that is true at any time', () => {
  jest.useFakeTimers({ now: new Date('2026-07-15T20:00:00Z') });
  document.body.innerHTML = renderToString(<OfficesNow offices={threeOffices} />);
  expect(screen.getByText('When it is 09:00 in London, Marcus’s desk answers.')).toBeVisible();
  expect(rows()).toEqual([
    '14:30 Hyderabad hands over',
    '09:00 London answers',
    '03:00 Austin back at 11:00',
  ]);
  document.body.innerHTML = '';
});

it('is prerendered as the offices are at nine on a January morning in London', () => {
  expect(showJanuaryHandover(threeOffices).moments).toEqual(
    showOfficesAt(new Date('2026-01-15T09:00:00Z'), threeOffices).moments,
  );
});

it('changes at the full minute, and passes the phone on', () => {
  showAt('2026-01-15T08:59:20Z');
  expect(screen.getByText('It is 14:29 in Hyderabad. Lakshmi’s desk answers.')).toBeVisible();
  expect(rows()).toEqual([
    '14:29 Hyderabad answers',
    '08:59 London back at 09:00',
    '02:59 Austin back at 11:00',
  ]);
  act(() => void jest.advanceTimersByTime(39_999));
  expect(rows()[0]).toMatch('14:29');
  act(() => void jest.advanceTimersByTime(1));
  expect(screen.getByText('It is 09:00 in London. Marcus’s desk answers.')).toBeVisible();
  expect(rows()).toEqual([
    '14:30 Hyderabad hands over',
    '09:00 London answers',
    '03:00 Austin back at 11:00',
  ]);
  act(() => void jest.advanceTimersByTime(60_000));
  expect(rows()[1]).toMatch('09:01');
});

it('is up to date when the page becomes visible again', () => {
  showAt('2026-01-15T12:00:00Z');
  // The timers of a suspended page do not run.
  jest.setSystemTime(new Date('2026-01-15T20:00:00Z'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText('It is 14:00 in Austin. Delia’s desk answers.')).toBeVisible();
});

it.each([
  // Clocks change in Texas on 8 March and 1 November 2026, in London on 29 March and 25 October.
  ['2026-03-08T07:59:00Z', ['13:29', '07:59', '01:59'], 'the minute before summer time in Texas'],
  ['2026-03-08T08:00:00Z', ['13:30', '08:00', '03:00'], 'the first minute of summer time in Texas'],
  ['2026-03-29T00:59:00Z', ['06:29', '00:59', '19:59'], 'the minute before summer time in London'],
  ['2026-03-29T01:00:00Z', ['06:30', '02:00', '20:00'], 'the first minute of summer time in London'],
  ['2026-10-25T01:00:00Z', ['06:30', '01:00', '20:00'], 'the hour that London has twice'],
  ['2026-11-01T07:00:00Z', ['12:30', '07:00', '01:00'], 'the hour that Texas has twice'],
])('at %s shows %j: %s', (time, times) => {
  showAt(time);
  expect(rows().map((row) => row?.slice(0, 5))).toEqual(times);
  expect(screen.getByText('answers', { exact: false, selector: 'span' })).toBeVisible();
});

it('shows a person at each desk on shift, an empty chair at the others', () => {
  showAt('2026-07-15T12:00:00Z');
  expect(pictures()).toEqual(['hyderabad', 'emptyChair', 'london', 'atLondon', 'austin', 'emptyChair']);
});

it('shows day and night by the sun', () => {
  const { container } = showAt('2026-07-15T03:00:00Z');
  const skies = [...container.querySelectorAll('li')].map((row) => row.dataset['sky']);
  expect(skies).toEqual(['day', 'night', 'night']);
});

it.each([
  [[london], ['12:00 London answers']],
  [
    [london, austin],
    ['12:00 London answers', '06:00 Austin back at 11:00'],
  ],
  [
    [austin, auckland, london, hyderabad],
    [
      '01:00 Auckland back at 08:00',
      '17:30 Hyderabad back at 05:00',
      '12:00 London answers',
      '06:00 Austin back at 11:00',
    ],
  ],
])('works for a company with fewer and with more offices', (offices, expected) => {
  showAt('2026-01-15T12:00:00Z', offices);
  expect(rows()).toEqual(expected);
  expect(showJanuaryHandover(offices).moments).toHaveLength(offices.length);
});

it('says which office is back first while nobody is on shift', () => {
  showAt('2026-01-15T04:00:00Z', [london, austin]);
  expect(screen.getByText('Nobody is on shift now. London is back at 09:00.')).toBeVisible();
});

it('shows an office without drawings by a person at a desk', () => {
  showAt('2026-01-15T22:00:00Z', [auckland]);
  expect(pictures()).toEqual(['reader']);
});
