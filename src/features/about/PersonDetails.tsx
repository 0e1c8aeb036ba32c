import type { Person } from '../../content/people/person.ts';
import { PersonFacts } from './PersonFacts.tsx';
import { PersonPortrait } from './PersonPortrait.tsx';

/** A person in full, inside the dialog that bears the name. */
export const PersonDetails = ({ person }: { person: Person }) => (
  <div className="person-details">
    <PersonPortrait person={person} />
    <div>
      <PersonFacts person={person} />
      {person.description.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  </div>
);
