import { motifSprite } from '../content/people/motifs.ts';
import { peopleTexts } from '../content/people/peopleTexts.ts';
import type { Person } from '../content/people/person.ts';
import * as styles from './PersonPortrait.module.scss';

type Pictured = Pick<Person, 'name' | 'motif' | 'practice' | 'thumbnail'>;

/** A drawing of a person at work, instead of a photograph. The name is beside it. */
const PersonMotif = ({ person: { motif, practice } }: { person: Pictured }) => (
  <span className={styles.motif} data-practice={practice} aria-hidden="true">
    <svg viewBox="0 0 160 200" width="160" height="200">
      <use href={`${motifSprite}#${motif}`} />
    </svg>
  </span>
);

/** The photograph if there is one, otherwise the drawing. */
export const PersonPortrait = ({ person }: { person: Pictured }) =>
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
