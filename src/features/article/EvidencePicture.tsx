import type { ReactNode } from 'react';
import {
  EVIDENCE_PICTURE_WIDTH,
  type EvidencePictureName,
  evidencePictures,
  evidenceSprite,
} from '../../content/evidencePictures.ts';
import { LineDrawing } from '../../ui/LineDrawing.tsx';
import * as styles from './EvidencePicture.module.scss';

/** A body with its drawing beside it. A drawing with a wide version takes the whole row above the body instead. */
export const EvidencePicture = ({ name, children }: { name: EvidencePictureName; children: ReactNode }) => {
  const picture = evidencePictures[name];
  const { height, alternative } = picture;
  const wide = 'wide' in picture ? picture.wide : undefined;
  return (
    <div className={styles.beside} data-wide={wide && ''}>
      {children}
      <div className={styles.narrow}>
        <LineDrawing
          href={`${evidenceSprite}#${name}`}
          width={EVIDENCE_PICTURE_WIDTH}
          height={height}
          alternative={alternative}
        />
      </div>
      {wide && (
        <div className={styles.wide}>
          <LineDrawing
            href={`${evidenceSprite}#${wide.name}`}
            width={wide.width}
            height={wide.height}
            alternative={alternative}
          />
        </div>
      )}
    </div>
  );
};
