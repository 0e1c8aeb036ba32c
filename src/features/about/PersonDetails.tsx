import type { Person } from '../../content/people/person.ts';
import { PersonFacts } from './PersonFacts.tsx';
import { PersonPortrait } from './PersonPortrait.tsx';
import * as styles from './PersonDetails.module.scss';

/** A person in full, inside the dialog that bears the name. */
export const PersonDetails = ({ person }: { person: Person }) => (
  <div className={styles.personDetails}>
    <PersonPortrait person={person} />
    <div>
      <PersonFacts person={person} />
      {person.description.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  </div>
);
