import type { ReactNode } from 'react';
import {
  EVIDENCE_PICTURE_WIDTH,
  type EvidencePictureName,
  evidencePictures,
  evidenceSprite,
} from '../../content/evidencePictures.ts';
import { LineDrawing } from '../../ui/LineDrawing.tsx';
import * as styles from './EvidencePicture.module.scss';

/**
 * A body with its drawing beside it. On wide screens, the wide version of a drawing, if there is one, is above the body
 * instead.
 */
export const EvidencePicture = ({ name, children }: { name: EvidencePictureName; children: ReactNode }) => {
  const picture = evidencePictures[name];
  const { height, alt } = picture;
  const wideVersion = 'wideVersion' in picture ? picture.wideVersion : undefined;
  return (
    <div className={styles.beside} data-wide={wideVersion && ''}>
      {children}
      <div className={styles.narrow}>
        <LineDrawing
          href={`${evidenceSprite}#${name}`}
          width={EVIDENCE_PICTURE_WIDTH}
          height={height}
          alt={alt}
        />
      </div>
      {wideVersion && (
        <div className={styles.wide}>
          <LineDrawing
            href={`${evidenceSprite}#${wideVersion.name}`}
            width={wideVersion.width}
            height={wideVersion.height}
            alt={alt}
          />
        </div>
      )}
    </div>
  );
};
