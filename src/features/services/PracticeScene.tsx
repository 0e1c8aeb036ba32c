import type { PracticeKey } from '../../content/practices.ts';
import { SCENE, scenePath } from '../../content/scenes.ts';
import * as styles from './PracticeScene.module.scss';

/** The practice's people and rooms at the foot of its head; what they do is said above, hence hidden from readers. */
export const PracticeScene = ({ practice }: { practice: PracticeKey }) => (
  <svg
    className={styles.scene}
    viewBox={`0 0 ${SCENE.width} ${SCENE.height}`}
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
  >
    <use href={`${scenePath(practice)}#scene`} />
  </svg>
);
