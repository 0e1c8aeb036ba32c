import { useId } from 'react';
import {
  CASE_PICTURE_WIDTH,
  casePictures,
  caseSprite,
  type CasePictureName,
} from '../../content/caseStudies/casePictures.ts';
import * as styles from './CasePicture.module.scss';

interface CasePictureProps {
  name: CasePictureName;
  /** The whole picture in a sentence. */
  shows: string;
}

/** How a study's parts meet, and which never do: from a file of its own, in the page's colours and typeface. */
export const CasePicture = ({ name, shows }: CasePictureProps) => {
  const titleId = useId();
  return (
    <svg
      className={styles.casePicture}
      role="img"
      aria-labelledby={titleId}
      viewBox={`0 0 ${CASE_PICTURE_WIDTH} ${casePictures[name]}`}
      width={CASE_PICTURE_WIDTH}
      height={casePictures[name]}
    >
      <title id={titleId}>{shows}</title>
      <use href={`${caseSprite}#${name}`} />
    </svg>
  );
};
