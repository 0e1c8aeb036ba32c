import { headScenePath } from '../../content/headScenes.ts';
import { ContactPage } from '../../features/contact/ContactPage.tsx';
import { loadContactForm } from '../../features/contact/loadContactForm.ts';
import type { ViewsOf } from '../viewChunks.ts';

export const views: ViewsOf<'contact'> = {
  contact: {
    View: ContactPage,
    drawings: () => [headScenePath('contactUs')],
    prefetch: () => void loadContactForm().catch(() => undefined),
  },
};
