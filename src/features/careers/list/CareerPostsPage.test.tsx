import { screen, within } from '@testing-library/react';
import { headingLevels, isSoundOutline } from '../../../../tests/support/headings.ts';
import { renderWithStore } from '../../../../tests/support/renderWithStore.tsx';
import { careerPosts } from '../../../content/careerPosts.ts';
import { pages } from '../../../content/pages.ts';
import { paths } from '../../../content/paths.ts';
import { words } from '../../../content/words/careers.ts';
import { CareerPostsPage } from './CareerPostsPage.tsx';

const renderPosts = (hash = '') => {
  history.replaceState(null, '', `/${hash}`);
  return renderWithStore(
    <CareerPostsPage name="careerPosts" page={pages.careerPosts} words={words.careerPosts} />,
  );
};

it('shows the three specified roles, each with place, description, requirements and the way to what is open', () => {
  renderPosts();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'AV/VC Support Technician',
    'Regional IT Admin',
    'Full Stack Developer',
  ]);
  for (const { id, title, location, description, requirements } of careerPosts) {
    const element = screen.getByRole('tabpanel', { name: title });
    const panel = within(element);
    expect(element).toHaveAttribute('id', id);
    expect(panel.getByRole('heading', { level: 2, name: title })).toBeVisible();
    expect(panel.getByText(location)).toBeVisible();
    for (const text of description) expect(panel.getByText(text)).toBeVisible();
    expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(requirements);
    const openings = panel.getByRole('link', { name: /See the current openings/ });
    expect(openings).toHaveAttribute('href', paths.careers);
    expect(openings).toHaveAccessibleName(new RegExp(title));
  }
  expect(isSoundOutline(headingLevels())).toBe(true);
});

it.each([
  ['av-vc-support-technician', []],
  ['regional-it-admin', [['careerPosts/entryChosen', 'regional-it-admin']]],
  ['full-stack-developer', [['careerPosts/entryChosen', 'full-stack-developer']]],
])('has an address of its own for the role #%s, and tells the store of a choice', (id, story) => {
  const visit = renderPosts(`#${id}`);
  expect(visit.story()).toEqual(story);
  expect(screen.getByRole('tab', { selected: true })).toHaveAttribute('aria-controls', id);
});
