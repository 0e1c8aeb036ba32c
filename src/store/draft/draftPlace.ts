import type { MessageForm } from '../../contract/messageRules.ts';

/** What a draft belongs to: an opening, by its number, or a contact form. */
export type DraftId = number | MessageForm;

/** The browser's database of drafts, and the one store in it. */
export const DRAFTS = 'drafts';
