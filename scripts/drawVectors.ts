import type { PracticeKey } from '../src/content/practices.ts';
import { headScenePath, type HeadSceneName } from '../src/content/headScenes.ts';
import { scenePath } from '../src/content/scenes.ts';
import { drawCaseSprite } from './drawings/cases/caseSprite.ts';
import { drawDay } from './drawings/day.ts';
import { drawEvidenceSprite } from './drawings/evidence/evidenceSprite.ts';
import { drawHeadScenes } from './drawings/heads/headFiles.ts';
import { drawLineSprite } from './drawings/lineSprite.ts';
import { drawLogoSprite } from './drawings/logoSprite.ts';
import { drawMotifSprite } from './drawings/portraits/motifSprite.ts';
import { drawOfficeSprite } from './drawings/offices/officeSprite.ts';
import { drawScenes } from './drawings/scenes/sceneFiles.ts';
import { drawRota } from './drawings/rota.ts';
import { drawSignSprite } from './drawings/signSprite.ts';
import { drawSlides } from './drawings/slides/slideSprite.ts';
import { drawSolutionSprite } from './drawings/solutions/solutionSprite.ts';
import { drawEurope, drawWorld } from './drawings/world.ts';

/** The drawings that a page shows out of files of their own, in its colours: by the file that each goes to. */
export const drawVectors = async (): Promise<Readonly<Record<string, string>>> => ({
  'images/logos.svg': drawLogoSprite(),
  'images/world.svg': await drawWorld(),
  'images/europe.svg': await drawEurope(),
  'images/day.svg': drawDay(),
  'images/cases.svg': drawCaseSprite(),
  'images/evidence.svg': drawEvidenceSprite(),
  'images/motifs.svg': drawMotifSprite(),
  'images/offices.svg': drawOfficeSprite(),
  'images/rota.svg': drawRota(),
  'images/solutions.svg': drawSolutionSprite(),
  'images/slides.svg': drawSlides(),
  ...Object.fromEntries(
    Object.entries(drawScenes()).map(([practice, svg]) => [scenePath(practice as PracticeKey).slice(1), svg]),
  ),
  ...Object.fromEntries(
    Object.entries(drawHeadScenes()).map(([name, svg]) => [
      headScenePath(name as HeadSceneName).slice(1),
      svg,
    ]),
  ),
  'images/signs.svg': drawSignSprite(),
  'images/lines.svg': drawLineSprite(),
});
