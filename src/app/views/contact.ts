import { ContactPage } from '../../features/contact/ContactPage.tsx';
import { MessageOutcomePage } from '../../features/contact/MessageOutcomePage.tsx';
import { prepareContact } from '../../store/emailApi.ts';
import type { ViewsOf } from '../viewChunks.ts';

export const views: ViewsOf<'contact'> = {
  contact: { View: ContactPage, prepare: prepareContact },
  messageOutcome: { View: MessageOutcomePage },
};
