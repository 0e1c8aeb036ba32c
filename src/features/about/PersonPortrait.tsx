import { peopleTexts } from '../../content/people/peopleTexts.ts';
import type { Person } from '../../content/people/person.ts';
import { PersonMotif } from './PersonMotif.tsx';
import * as styles from './PersonPortrait.module.scss';

/** The photograph where there is one, else the drawing. */
export const PersonPortrait = ({ person }: { person: Person }) =>
  person.thumbnail === undefined ? (
    <PersonMotif person={person} />
  ) : (
    <img
      className={styles.portrait}
      src={person.thumbnail}
      width="400"
      height="500"
      alt={peopleTexts.portrait(person.name)}
      loading="lazy"
    />
  );
