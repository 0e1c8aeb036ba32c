import type { PracticeKey } from '../../content/practices.ts';
import { scenePath } from '../../content/scenes.ts';
import * as styles from './PracticeScene.module.scss';

/** The practice's people and rooms at the foot of its head; what they do is said above, hence hidden from readers. */
export const PracticeScene = ({ practice }: { practice: PracticeKey }) => (
  <>
    <svg className={styles.scene} aria-hidden="true">
      <use href={`${scenePath(practice)}#scene`} />
    </svg>
    <svg className={styles.narrowScene} aria-hidden="true">
      <use href={`${scenePath(practice)}#narrow`} />
    </svg>
  </>
);
