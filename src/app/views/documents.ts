import { DocumentsPage } from '../../features/article/DocumentsPage.tsx';
import type { ViewsOf } from '../viewChunks.ts';
import { headDrawing } from './headDrawing.ts';

export const views: ViewsOf<'documents'> = { documents: { View: DocumentsPage, drawings: headDrawing } };
