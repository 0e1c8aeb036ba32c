import { SolutionPage } from '../../features/solutions/SolutionPage.tsx';
import type { ViewsOf } from '../viewChunks.ts';

export const views: ViewsOf<'solutions'> = {
  solution: { View: SolutionPage },
};
