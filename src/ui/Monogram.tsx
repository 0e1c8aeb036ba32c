import { practiceKeys } from '../content/practices.ts';
import { initialsOf } from '../lib/initialsOf.ts';
import { hashName } from './hashName.ts';
import * as styles from './Monogram.module.scss';

/** Initials beside a name; the same name always has the same colour. A decoration: the name says it. */
export const Monogram = ({ name }: { name: string }) => (
  <span
    className={styles.monogram}
    data-practice={practiceKeys[(hashName(name) >>> 9) % practiceKeys.length]}
    aria-hidden="true"
  >
    <span>{initialsOf(name)}</span>
  </span>
);
