import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithStore } from '../../../tests/support/renderWithStore.tsx';
import { pages } from '../../content/pages.ts';
import { board } from '../../content/people/board.ts';
import type { Person } from '../../content/people/person.ts';
import { team } from '../../content/people/team.ts';
import { pageTexts } from '../../content/pageTexts/people.ts';
import { PeoplePage } from './PeoplePage.tsx';

describe.each([
  ['ourTeam', team],
  ['ourBoard', board],
] as const)('the page %s', (name, people: readonly Person[]) => {
  let visit: ReturnType<typeof renderWithStore>;
  beforeEach(() => {
    visit = renderWithStore(<PeoplePage name={name} page={pages[name]} texts={pageTexts[name]} />);
  });

  const readMore = (person: Person) => screen.getByRole('button', { name: `Read more about ${person.name}` });

  it('opens the full description of the chosen person, one at a time', async () => {
    for (const person of people.slice(0, 2)) {
      await userEvent.click(readMore(person));
      const dialog = within(screen.getByRole('dialog', { name: person.name }));
      for (const text of [person.designation, ...person.description])
        expect(dialog.getByText(text)).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
      expect(screen.queryByRole('dialog')).toBeNull();
    }
    expect(visit.actions()).toEqual(
      people
        .slice(0, 2)
        .flatMap(({ id }) => [['readMore/descriptionOpened', id], ['readMore/descriptionClosed']]),
    );
  });
});
