import { practiceKeys } from '../content/practices.ts';
import { initialsOf } from '../lib/initialsOf.ts';
import * as styles from './Monogram.module.scss';

/** FNV-1a: one 32-bit number for a text. */
const hash = (text: string): number =>
  [...text].reduce(
    (sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0,
    2166136261,
  );

/** Initials beside a name; the same name always has the same colour. */
export const Monogram = ({ name }: { name: string }) => (
  <span
    className={styles.monogram}
    data-practice={practiceKeys[(hash(name) >>> 9) % practiceKeys.length]}
    aria-hidden="true"
  >
    <span>{initialsOf(name)}</span>
  </span>
);
