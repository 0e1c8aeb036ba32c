import {
  CASE_PICTURE_WIDTH,
  casePictures,
  caseSprite,
  type CasePictureName,
} from '../../content/caseStudies/casePictures.ts';
import { LineDrawing } from '../../ui/LineDrawing.tsx';

/** How a study's parts meet, and which never do. */
export const CasePicture = ({ name, shows }: { name: CasePictureName; shows: string }) => (
  <LineDrawing
    href={`${caseSprite}#${name}`}
    width={CASE_PICTURE_WIDTH}
    height={casePictures[name]}
    shows={shows}
  />
);
