import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeToggle } from './ThemeToggle.tsx';

const shownThemes = () => {
  const { bsTheme, themeChoice } = document.documentElement.dataset;
  return [themeChoice, bsTheme];
};
const press = () => userEvent.click(screen.getByRole('button'));

const changeInOtherTab = (newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue }));

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
  document.documentElement.removeAttribute('data-theme-choice');
  document.documentElement.removeAttribute('data-bs-theme');
});

it('cycles through system, light and dark, and stores the choice', async () => {
  render(<ThemeToggle />);
  for (const [choice, theme] of [
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', 'light'],
  ]) {
    await press();
    expect([...shownThemes(), localStorage.getItem('theme')]).toEqual([choice, theme, choice]);
  }
});

it('changes the theme of the current page if storage is blocked', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  render(<ThemeToggle />);
  await press();
  await press();
  expect(shownThemes()).toEqual(['dark', 'dark']);
});

it('starts with the theme that the inline script has set, and follows a change in another tab', async () => {
  document.documentElement.dataset['themeChoice'] = 'light';
  render(<ThemeToggle />);
  await press();
  expect(shownThemes()).toEqual(['dark', 'dark']);
  changeInOtherTab('light');
  expect(shownThemes()).toEqual(['light', 'light']);
  changeInOtherTab(null);
  expect(shownThemes()).toEqual(['system', 'light']);
});
