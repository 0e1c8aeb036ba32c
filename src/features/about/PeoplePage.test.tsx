import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { headingLevels, isSoundOutline } from '../../../tests/support/headings.ts';
import { pages } from '../../content/pages.ts';
import { board } from '../../content/people/board.ts';
import type { Person } from '../../content/people/person.ts';
import { team } from '../../content/people/team.ts';
import { words } from '../../content/words/people.ts';
import { PeoplePage } from './PeoplePage.tsx';

describe.each([
  ['ourTeam', team],
  ['ourBoard', board],
] as const)('the page %s', (name, people: readonly Person[]) => {
  beforeEach(() => {
    render(<PeoplePage name={name} page={pages[name]} words={words[name]} />, { wrapper: MemoryRouter });
  });

  const readMore = (person: Person) => screen.getByRole('button', { name: `Read more about ${person.name}` });

  it('has a card a person, with name, designation, place, line and button', () => {
    const cards = screen.getAllByRole('article');
    expect(cards).toHaveLength(9);
    people.forEach((person, at) => {
      const card = within(cards[at] as HTMLElement);
      expect(card.getByRole('heading', { level: 3, name: person.name })).toBeVisible();
      for (const text of [person.designation, person.place, person.shortdescription])
        expect(card.getByText(text)).toBeVisible();
      expect(readMore(person)).toHaveAttribute('aria-haspopup', 'dialog');
    });
    expect(isSoundOutline(headingLevels())).toBe(true);
  });

  it('opens the whole description of the person chosen, of one at a time', async () => {
    for (const person of people.slice(0, 2)) {
      await userEvent.click(readMore(person));
      const dialog = within(screen.getByRole('dialog', { name: person.name }));
      for (const text of [person.designation, ...person.description])
        expect(dialog.getByText(text)).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
      expect(screen.queryByRole('dialog')).toBeNull();
    }
  });

  it('keeps every description in the page for readers without JavaScript', () => {
    for (const text of people.flatMap(({ description }) => description))
      expect(screen.getByText(text)).toBeInTheDocument();
  });
});
