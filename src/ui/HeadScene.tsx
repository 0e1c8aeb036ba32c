import { headScenePath, type HeadSceneName } from '../content/headScenes.ts';
import type { PracticeKey } from '../content/practices.ts';
import { joinClasses } from '../lib/joinClasses.ts';
import * as styles from './HeadScene.module.scss';

interface HeadSceneProps {
  name: HeadSceneName;
  /** Whose parts it has, each in its practice's colour. */
  practices?: readonly PracticeKey[];
  /** On a phone it would stand before what the page is opened for. */
  isLeftOutOnPhones?: boolean;
}

/** What the page is about, drawn beside its title; the words there say the same, hence hidden from readers. */
export const HeadScene = ({ name, practices = [], isLeftOutOnPhones = false }: HeadSceneProps) => (
  <svg className={joinClasses(styles.headScene, isLeftOutOnPhones && styles.notOnPhones)} aria-hidden="true">
    <use href={`${headScenePath(name)}#scene`} />
    {practices.map((practice) => (
      <use key={practice} data-practice={practice} href={`${headScenePath(name)}#${practice}`} />
    ))}
  </svg>
);
