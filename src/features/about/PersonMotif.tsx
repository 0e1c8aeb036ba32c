import { motifSprite } from '../../content/people/motifs.ts';
import type { Person } from '../../content/people/person.ts';
import { initialsOf } from '../../lib/initialsOf.ts';
import * as styles from './PersonMotif.module.scss';

/** What a person works with, and the initials, in place of a photograph. The name stands beside it. */
export const PersonMotif = ({ person: { name, motif, practice } }: { person: Person }) => (
  <span className={styles.motif} data-practice={practice} aria-hidden="true">
    <svg viewBox="0 0 160 200" width="160" height="200">
      <use href={`${motifSprite}#${motif}`} />
    </svg>
    <span>{initialsOf(name)}</span>
  </span>
);
