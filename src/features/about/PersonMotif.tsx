import { motifSprite } from '../../content/people/motifs.ts';
import type { Person } from '../../content/people/person.ts';
import * as styles from './PersonMotif.module.scss';

/** Somebody at the role's work, drawn in place of a photograph. The name stands beside it. */
export const PersonMotif = ({ person: { motif, practice } }: { person: Person }) => (
  <span className={styles.motif} data-practice={practice} aria-hidden="true">
    <svg viewBox="0 0 160 200" width="160" height="200">
      <use href={`${motifSprite}#${motif}`} />
    </svg>
  </span>
);
