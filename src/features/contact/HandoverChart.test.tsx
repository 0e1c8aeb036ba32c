import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { handoverChartTexts } from '../../content/handoverChartTexts.ts';
import { HandoverChart } from './HandoverChart.tsx';

const lanes = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('the handover chart', () => {
  afterEach(() => void jest.useRealTimers());

  it("shows each office's time and who is on shift, and keeps up to date", () => {
    jest.useFakeTimers({ now: new Date('2024-01-15T08:59:00Z') });
    render(<HandoverChart />);
    expect(lanes()).toEqual(['Hyderabad 14:29 answers now', 'London 08:59', 'Austin 02:59']);
    act(() => void jest.advanceTimersByTime(60_000));
    expect(lanes()).toEqual(['Hyderabad 14:30', 'London 09:00 answers now', 'Austin 03:00']);
  });

  it('describes the picture in a sentence', () => {
    render(<HandoverChart />);
    expect(screen.getByRole('img')).toHaveAccessibleName(handoverChartTexts.alt);
  });
});
