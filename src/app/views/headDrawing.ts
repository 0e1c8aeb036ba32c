import { headScenePath, type HeadSceneName } from '../../content/headScenes.ts';
import type { PageName } from '../../content/paths.ts';

/** The drawing beside the title, of views whose every page has one: called as the page is (tests/site/drawingsAhead.test.ts). */
export const headDrawing = (name: PageName): readonly string[] => [headScenePath(name as HeadSceneName)];
