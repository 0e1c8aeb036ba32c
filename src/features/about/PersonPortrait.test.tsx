import { render, screen } from '@testing-library/react';
import { motifSprite } from '../../content/people/motifs.ts';
import { team } from '../../content/people/team.ts';
import { PersonPortrait } from './PersonPortrait.tsx';

const [person] = team;
if (!person) throw new Error('The team is empty');

it('draws somebody at the role’s work, in its practice’s colour, and says nothing, since the name stands beside it', () => {
  const { container } = render(<PersonPortrait person={person} />);
  expect(container).toHaveTextContent(/^$/);
  expect(container.querySelector('use')).toHaveAttribute('href', `${motifSprite}#${person.motif}`);
  expect(container.firstChild).toHaveAttribute('data-practice', person.practice);
  expect(screen.queryByRole('img')).toBeNull();
});

it('shows the photograph where there is one', () => {
  render(<PersonPortrait person={{ ...person, thumbnail: '/people/lakshmi.jpg' }} />);
  const photo = screen.getByRole('img', { name: `Portrait of ${person.name}` });
  expect(photo).toHaveAttribute('src', '/people/lakshmi.jpg');
  expect(photo).toHaveAttribute('width');
  expect(photo).toHaveAttribute('height');
});
