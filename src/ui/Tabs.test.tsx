import { useState } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Tabs, type Tab } from './Tabs.tsx';
import { replaceHash } from './useHash.ts';

const tabs: readonly [Tab, ...Tab[]] = [
  { id: 'one', label: 'One', panel: 'Words of one' },
  { id: 'two', label: 'Two', panel: 'Words of two' },
  { id: 'three', label: 'Three', panel: 'Words of three' },
];

const told: string[] = [];

const Page = () => {
  const [chosen, setChosen] = useState('one');
  const onChosen = (id: string) => {
    told.push(id);
    setChosen(id);
  };
  return <Tabs label="Numbers" tabs={tabs} chosen={chosen} onChosen={onChosen} />;
};

const renderTabs = (hash = '') => {
  history.replaceState(null, '', `/${hash}`);
  told.length = 0;
  render(<Page />, { wrapper: MemoryRouter });
};

const tab = (name: string) => screen.getByRole('tab', { name });
const selected = () => screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent);
const shown = () =>
  screen.getAllByRole('tabpanel').filter(({ className }) => className.includes('is-selected'));

it('shows the first panel by default, named by its tab', () => {
  renderTabs();
  expect(screen.getByRole('tablist', { name: 'Numbers' })).toBeVisible();
  expect(selected()).toEqual(['One']);
  expect(shown()).toEqual([screen.getByRole('tabpanel', { name: 'One' })]);
  expect(tab('One')).toHaveAttribute('aria-controls', 'one');
});

it('chooses by a click and puts the choice into the address without an entry in the history', async () => {
  renderTabs();
  const entries = history.length;
  await userEvent.click(tab('Two'));
  expect(selected()).toEqual(['Two']);
  expect(shown()).toEqual([screen.getByRole('tabpanel', { name: 'Two' })]);
  expect(location.hash).toBe('#two');
  expect(history.length).toBe(entries);
});

it('is one stop for Tab; arrows, Home and End choose and wrap around', async () => {
  renderTabs();
  await userEvent.tab();
  expect(tab('One')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(tab('Three')).toHaveFocus();
  expect(selected()).toEqual(['Three']);
  await userEvent.keyboard('{ArrowRight}');
  expect(selected()).toEqual(['One']);
  await userEvent.keyboard('{End}');
  expect(selected()).toEqual(['Three']);
  await userEvent.keyboard('{Home}');
  expect(tab('One')).toHaveFocus();
  expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([tab('One')]);
});

it('opens at the tab that the address names, and tells of it once', () => {
  renderTabs('#three');
  expect(selected()).toEqual(['Three']);
  expect(told).toEqual(['three']);
});

it('chooses by Space the tab that has the focus', async () => {
  renderTabs('#two');
  act(() => tab('Three').focus());
  await userEvent.keyboard(' ');
  expect(selected()).toEqual(['Three']);
  expect(location.hash).toBe('#three');
});

it('keeps the choice when the address names another place of the page, and drops it when it names none', () => {
  renderTabs('#three');
  act(() => replaceHash('main'));
  expect(selected()).toEqual(['Three']);
  act(() => {
    history.replaceState(null, '', '/');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(selected()).toEqual(['One']);
});

it('falls back to the first tab where the address names none of them', () => {
  renderTabs('#elsewhere');
  expect(selected()).toEqual(['One']);
});
