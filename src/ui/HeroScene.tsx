import { heroLayers, heroScenePath, type HeroSceneName } from '../content/heroScenes.ts';
import { joinClasses } from '../lib/joinClasses.ts';
import * as styles from './HeroScene.module.scss';

interface HeroSceneProps {
  name: HeroSceneName;
  /** Hidden on a phone, where it would push the page's content down. */
  isHiddenOnPhones?: boolean;
  /** Its upper part is empty, which a phone leaves out. */
  hasLowSkyline?: boolean;
}

/** A drawing beside the page's title. Hidden from screen readers, because the text says the same. */
export const HeroScene = ({ name, isHiddenOnPhones = false, hasLowSkyline = false }: HeroSceneProps) => (
  <svg
    className={joinClasses(
      styles.heroScene,
      isHiddenOnPhones && styles.notOnPhones,
      hasLowSkyline && styles.lowSkyline,
    )}
    aria-hidden="true"
  >
    <use href={`${heroScenePath(name)}#scene`} />
    {heroLayers[name]?.map((layer) => (
      <use
        key={layer}
        data-practice={layer === 'front' ? undefined : layer}
        href={`${heroScenePath(name)}#${layer}`}
      />
    ))}
  </svg>
);
