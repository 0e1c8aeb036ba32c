import {
  EVIDENCE_PICTURE_WIDTH,
  evidencePictures,
  type EvidencePictureName,
} from '../../../src/content/evidencePictures.ts';
import { toSprite } from '../parts.ts';
import { access } from './access.ts';
import { start } from './start.ts';

const drawings: Record<EvidencePictureName, readonly string[]> = { start, access };

/** The drawings of 'How we work' and 'Security and data', in the colours and the typeface of the page around them. */
export const drawEvidenceSprite = (): string =>
  toSprite(drawings, EVIDENCE_PICTURE_WIDTH, {
    start: evidencePictures.start.height,
    access: evidencePictures.access.height,
  });
