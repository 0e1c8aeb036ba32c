import { EvidencePage } from '../../features/article/EvidencePage.tsx';
import type { ViewsOf } from '../viewChunks.ts';

export const views: ViewsOf<'evidence'> = { evidence: { View: EvidencePage } };
