import { headScenePath, type HeadSceneName } from '../content/headScenes.ts';
import type { PracticeKey } from '../content/practices.ts';
import * as styles from './HeadScene.module.scss';

interface HeadSceneProps {
  name: HeadSceneName;
  /** Whose parts it has, each in its practice's colour. */
  practices?: readonly PracticeKey[];
}

/** What the page is about, drawn beside its title; the words there say the same, hence hidden from readers. */
export const HeadScene = ({ name, practices = [] }: HeadSceneProps) => (
  <svg className={styles.headScene} aria-hidden="true">
    <use href={`${headScenePath(name)}#scene`} />
    {practices.map((practice) => (
      <use key={practice} data-practice={practice} href={`${headScenePath(name)}#${practice}`} />
    ))}
  </svg>
);
