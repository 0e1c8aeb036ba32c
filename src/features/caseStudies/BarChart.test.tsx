import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { BarChart } from './BarChart.tsx';

const bars = [
  { label: 'Before', share: 1, isResult: false },
  { label: 'After', share: 0.2, isResult: true },
];

const renderChart = () => render(<BarChart bars={bars} alt="After is a fifth of before." />).container;

it('describes the chart in a sentence and draws it to scale', () => {
  renderChart();
  const chart = screen.getByRole('img', { name: 'After is a fifth of before.' });
  const [before, after] = [...chart.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('width')));
  expect((after ?? 0) / (before ?? 1)).toBeCloseTo(0.2);
});

it('animates once when it comes into view, and not at all if it is visible from the start', () => {
  const disconnect = jest.fn();
  let notify: (entries: { isIntersecting: boolean; boundingClientRect: { top: number } }[]) => void = () =>
    undefined;
  class Observer {
    constructor(callback: typeof notify) {
      notify = callback;
    }
    observe = jest.fn();
    disconnect = disconnect;
  }
  Object.assign(window, { IntersectionObserver: Observer });
  const moveTo = (top: number, isIntersecting: boolean) =>
    act(() => notify([{ isIntersecting, boundingClientRect: { top } }]));
  const chart = renderChart().querySelector('svg');
  moveTo(innerHeight - 1, false);
  moveTo(innerHeight / 2, true);
  expect(chart).not.toHaveClass('is-below-view');
  expect(chart).not.toHaveClass('has-entered-view');
  moveTo(innerHeight, false);
  expect(chart).toHaveClass('is-below-view');
  moveTo(innerHeight / 2, true);
  expect(chart).toHaveClass('has-entered-view');
  expect(chart).not.toHaveClass('is-below-view');
  expect(disconnect).toHaveBeenCalled();
  moveTo(innerHeight, false);
  expect(chart).toHaveClass('has-entered-view');
  Reflect.deleteProperty(window, 'IntersectionObserver');
});
