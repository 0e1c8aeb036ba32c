import { EvidencePage } from '../../features/article/EvidencePage.tsx';
import type { ViewsOf } from '../viewChunks.ts';
import { headDrawing } from './headDrawing.ts';

export const views: ViewsOf<'evidence'> = { evidence: { View: EvidencePage, drawings: headDrawing } };
