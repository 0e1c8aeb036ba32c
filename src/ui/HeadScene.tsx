import { headScenePath, type HeadSceneName } from '../content/headScenes.ts';
import * as styles from './HeadScene.module.scss';

/** What the page is about, drawn beside its title; the words there say the same, hence hidden from readers. */
export const HeadScene = ({ name }: { name: HeadSceneName }) => (
  <svg className={styles.headScene} aria-hidden="true">
    <use href={`${headScenePath(name)}#scene`} />
  </svg>
);
