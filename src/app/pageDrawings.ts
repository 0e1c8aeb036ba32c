import { heroScenePath, heroScenes } from '../content/heroScenes.ts';
import { pages, type Page } from '../content/pages.ts';
import type { PageName } from '../content/paths.ts';
import { motifSprite } from '../content/people/motifs.ts';
import { scenePath } from '../content/scenes.ts';
import { serviceIconSprite } from '../content/services/serviceIconNames.ts';
import { slideSprite } from '../content/slideMoments.ts';

/** URLs of the drawings in a page's first screen, except those on every page. */
export const pageDrawings = (name: PageName): readonly string[] => {
  const page: Page = pages[name];
  const heroDrawings = heroScenes.filter((scene) => scene === name).map(heroScenePath);
  switch (page.kind) {
    case 'home':
      return [slideSprite];
    case 'practice':
      return [scenePath(page.practice), serviceIconSprite];
    case 'service':
      return [serviceIconSprite];
    case 'people':
      return [...heroDrawings, motifSprite];
    case 'contact':
      return [heroScenePath('contactUs')];
    default:
      return heroDrawings;
  }
};
