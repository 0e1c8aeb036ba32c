import { joinClasses } from '../lib/joinClasses.ts';
import * as styles from './WideScene.module.scss';

interface WideSceneProps {
  /** URL of a sprite with the symbols `scene` and, for phones, `narrow`. */
  sprite: string;
  /** Its steps stand on a line across the window. */
  isAxis?: boolean;
}

/** A drawing across the bottom of a hero. Hidden from screen readers, because the page's text says the same. */
export const WideScene = ({ sprite, isAxis = false }: WideSceneProps) => (
  <>
    <svg className={joinClasses(styles.scene, isAxis && styles.axis)} aria-hidden="true">
      <use href={`${sprite}#scene`} />
    </svg>
    <svg className={joinClasses(styles.narrowScene, isAxis && styles.axis)} aria-hidden="true">
      <use href={`${sprite}#narrow`} />
    </svg>
  </>
);
