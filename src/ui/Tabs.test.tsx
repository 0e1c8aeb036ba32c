import { useState } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { Tabs, type TabEntry } from './Tabs.tsx';

const tabs: readonly [TabEntry, ...TabEntry[]] = [
  { id: 'one', label: 'One', panel: 'Panel one' },
  { id: 'two', label: 'Two', panel: 'Panel two' },
  { id: 'three', label: 'Three', panel: 'Panel three' },
];

const Page = () => {
  const [selected, setSelected] = useState(1);
  return <Tabs label="Numbers" tabs={tabs} selected={selected} onSelect={setSelected} />;
};

const renderTabs = (hash = '') => {
  history.replaceState(null, '', `/${hash}`);
  render(<Page />, { wrapper: BrowserRouter });
};

const goTo = (url: string) =>
  act(() => {
    history.replaceState(null, '', url);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

const tab = (name: string) => screen.getByRole('tab', { name });
const selectedTabs = () =>
  screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent);
const shownPanels = () =>
  screen.getAllByRole('tabpanel').filter(({ className }) => className.split(' ').includes('active'));

it('shows the first panel by default, named by its tab', () => {
  renderTabs();
  expect(screen.getByRole('tablist', { name: 'Numbers' })).toBeVisible();
  expect(selectedTabs()).toEqual(['One']);
  expect(shownPanels()).toEqual([screen.getByRole('tabpanel', { name: 'One' })]);
  expect(tab('One')).toHaveAttribute('aria-controls', 'one');
});

it('selects a tab on click and sets the URL fragment without a history entry', async () => {
  renderTabs();
  const entries = history.length;
  await userEvent.click(tab('Two'));
  expect(selectedTabs()).toEqual(['Two']);
  expect(shownPanels()).toEqual([screen.getByRole('tabpanel', { name: 'Two' })]);
  expect(location.hash).toBe('#two');
  expect(history.length).toBe(entries);
});

it('is one tab stop; arrow keys select and wrap around, Home and End go to the ends', async () => {
  renderTabs();
  await userEvent.tab();
  expect(tab('One')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(tab('Three')).toHaveFocus();
  expect(selectedTabs()).toEqual(['Three']);
  await userEvent.keyboard('{ArrowRight}');
  expect(selectedTabs()).toEqual(['One']);
  await userEvent.keyboard('{End}');
  expect(tab('Three')).toHaveFocus();
  expect(selectedTabs()).toEqual(['Three']);
  await userEvent.keyboard('{Home}');
  expect(tab('One')).toHaveFocus();
  expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([tab('One')]);
});

it('follows the URL fragment: no fragment selects the first tab, and an unknown one changes nothing', () => {
  renderTabs('#three');
  expect(selectedTabs()).toEqual(['Three']);
  goTo('/#elsewhere');
  expect(selectedTabs()).toEqual(['Three']);
  goTo('/');
  expect(selectedTabs()).toEqual(['One']);
});
