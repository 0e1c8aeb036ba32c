import type { MessageForm } from '../../contract/messageRules.ts';
import { isRecord } from '../../lib/isRecord.ts';

/** The form of a draft: the opening's id for an application, or a contact form. */
export type DraftId = number | MessageForm;

/** What was typed into a form that was not sent yet. */
export interface Draft {
  /** Texts by field; a ticked checkbox has its value. */
  fields: Record<string, string>;
  /** It was sent, but no response was received. */
  mayHaveArrived: boolean;
  /** It is kept on this device for a week; otherwise until the tab is closed. */
  isKept: boolean;
}

const WEEK_MS = 7 * 86_400_000;
const PREFIX = 'draft-';

/** Also checks drafts of the wrong shape, such as those of an earlier release. */
const parse = (text: string | null): (Omit<Draft, 'isKept'> & { savedAt: number }) | undefined => {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(stored) || typeof stored['savedAt'] !== 'number' || !isRecord(stored['fields'])) return;
    const { fields, mayHaveArrived, savedAt } = stored;
    if (Object.values(fields).some((value) => typeof value !== 'string')) return;
    return { fields: fields as Draft['fields'], mayHaveArrived: mayHaveArrived === true, savedAt };
  } catch {
    return undefined;
  }
};

const isExpired = ({ savedAt }: { savedAt: number }): boolean => Math.abs(Date.now() - savedAt) > WEEK_MS;

/** Deletes kept drafts that are expired or unusable, of every form. */
const removeUnusable = (): void => {
  for (const name of Object.keys(localStorage)) {
    if (!name.startsWith(PREFIX)) continue;
    const stored = parse(localStorage.getItem(name));
    if (!stored || isExpired(stored)) localStorage.removeItem(name);
  }
  // Earlier releases kept resumes there. Some browsers and tests have no such storage.
  (globalThis.indexedDB as IDBFactory | undefined)?.deleteDatabase('drafts');
};

/**
 * Reads the draft of a form; the one of this tab comes before the one on the device. Undefined if there is none, if it is
 * unusable or older than a week, or if the browser forbids storage.
 */
export const readDraft = (id: DraftId): Draft | undefined => {
  try {
    removeUnusable();
    const ofTab = parse(sessionStorage.getItem(PREFIX + id));
    const stored = ofTab ?? parse(localStorage.getItem(PREFIX + id));
    return stored && { ...stored, isKept: ofTab === undefined };
  } catch {
    return undefined;
  }
};

/** Stores a draft. Returns false if the browser forbids it or its storage is full. */
export const saveDraft = (id: DraftId, { isKept, ...draft }: Draft): boolean => {
  try {
    const storage = isKept ? localStorage : sessionStorage;
    storage.setItem(PREFIX + id, JSON.stringify({ ...draft, savedAt: Date.now() }));
    if (isKept) sessionStorage.removeItem(PREFIX + id);
    return true;
  } catch {
    return false;
  }
};

/** Whether a form has a draft. */
export const hasDraft = (id: DraftId): boolean => {
  try {
    const stored = parse(sessionStorage.getItem(PREFIX + id)) ?? parse(localStorage.getItem(PREFIX + id));
    return stored !== undefined && !isExpired(stored);
  } catch {
    return false;
  }
};

/** Deletes the draft of a form. Returns false if the browser forbids storage. */
export const removeDraft = (id: DraftId): boolean => {
  try {
    sessionStorage.removeItem(PREFIX + id);
    localStorage.removeItem(PREFIX + id);
    return true;
  } catch {
    return false;
  }
};
