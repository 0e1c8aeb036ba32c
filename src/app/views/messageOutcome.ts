import { MessageOutcomePage } from '../../features/contact/MessageOutcomePage.tsx';
import type { ViewsOf } from '../viewChunks.ts';

export const views: ViewsOf<'messageOutcome'> = { messageOutcome: { View: MessageOutcomePage } };
