import { headLayers, headScenePath, type HeadSceneName } from '../content/headScenes.ts';
import { joinClasses } from '../lib/joinClasses.ts';
import * as styles from './HeadScene.module.scss';

interface HeadSceneProps {
  name: HeadSceneName;
  /** Hidden on a phone, where it would push the page's content down. */
  isLeftOutOnPhones?: boolean;
}

/** A drawing beside the page's title. The text says the same, so it is hidden from screen readers. */
export const HeadScene = ({ name, isLeftOutOnPhones = false }: HeadSceneProps) => (
  <svg className={joinClasses(styles.headScene, isLeftOutOnPhones && styles.notOnPhones)} aria-hidden="true">
    <use href={`${headScenePath(name)}#scene`} />
    {headLayers[name]?.map((layer) => (
      <use
        key={layer}
        data-practice={layer === 'front' ? undefined : layer}
        href={`${headScenePath(name)}#${layer}`}
      />
    ))}
  </svg>
);
