import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { headingLevels, isSoundOutline } from '../../../tests/support/headings.ts';
import { renderWithStore } from '../../../tests/support/renderWithStore.tsx';
import { pages } from '../../content/pages.ts';
import { paths } from '../../content/paths.ts';
import { board } from '../../content/people/board.ts';
import type { Person } from '../../content/people/person.ts';
import { team } from '../../content/people/team.ts';
import { words } from '../../content/words/people.ts';
import { PeoplePage } from './PeoplePage.tsx';

describe.each([
  ['ourTeam', team],
  ['ourBoard', board],
] as const)('the page %s', (name, people: readonly Person[]) => {
  let visit: ReturnType<typeof renderWithStore>;
  beforeEach(() => {
    visit = renderWithStore(<PeoplePage name={name} page={pages[name]} words={words[name]} />);
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
    expect(visit.story()).toEqual(
      people.slice(0, 2).flatMap(({ id }) => [['people/personSelected', id], ['people/personClosed']]),
    );
  });

  it('says whom of the team to ask what, and leads there', () => {
    const ways = screen.queryAllByRole('link', { name: /\?$/ });
    expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual(
      name === 'ourTeam' ? team.map(({ id, ask }) => [ask, `${paths.ourTeam}#${id}`]) : [],
    );
    for (const { id } of people) expect(document.getElementById(id)).toHaveRole('article');
  });

  it('asks for a tenth among the team, and not on the board', () => {
    const way = screen.queryByRole('link', { name: /who we are looking for/ });
    if (name === 'ourTeam') expect(way).toHaveAttribute('href', '/careers');
    else expect(way).toBeNull();
  });

  it('keeps every description in the page for readers without JavaScript', () => {
    for (const text of people.flatMap(({ description }) => description))
      expect(screen.getByText(text)).toBeInTheDocument();
  });
});
