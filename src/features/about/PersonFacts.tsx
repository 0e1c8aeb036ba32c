import type { Person } from '../../content/people/person.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as styles from './PersonFacts.module.scss';

/** What a person does, and where. */
export const PersonFacts = ({ person: { designation, place } }: { person: Person }) => (
  <>
    <p className={styles.personRole}>{designation}</p>
    <p className={styles.personPlace}>
      <Icon name="place" /> {place}
    </p>
  </>
);
