import { peopleTexts } from '../../content/people/peopleTexts.ts';
import type { Person } from '../../content/people/person.ts';
import { Monogram } from '../../ui/Monogram.tsx';
import * as styles from './PersonPortrait.module.scss';

/** The photograph where there is one, else the monogram. */
export const PersonPortrait = ({ person: { name, thumbnail } }: { person: Person }) =>
  thumbnail === undefined ? (
    <Monogram name={name} />
  ) : (
    <img
      className={styles.portrait}
      src={thumbnail}
      width="400"
      height="500"
      alt={peopleTexts.portrait(name)}
      loading="lazy"
    />
  );
