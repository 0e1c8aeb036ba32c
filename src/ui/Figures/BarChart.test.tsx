import { render, screen } from '@testing-library/react';
import { BarChart } from './BarChart.tsx';

it('says in a sentence what it draws, and draws in proportion', () => {
  const bars = [
    { label: 'Before', share: 1, isResult: false },
    { label: 'After', share: 0.2, isResult: true },
  ];
  render(<BarChart bars={bars} alternative="After is a fifth of before." />);
  const chart = screen.getByRole('img', { name: 'After is a fifth of before.' });
  const [before, after] = [...chart.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('width')));
  expect((after ?? 0) / (before ?? 1)).toBeCloseTo(0.2);
});
