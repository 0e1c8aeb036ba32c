import { createStore, del, delMany, entries, get, set, type UseStore } from 'idb-keyval';
import type { MessageForm } from '../contract/messageRules.ts';
import { isRecord } from '../lib/isRecord.ts';
import type { IdempotencyKey } from './useSubmission.ts';

/** The form of a draft: the opening's id for an application, or a contact form. */
export type DraftId = number | MessageForm;

export interface Draft<Entered> {
  entered: Entered;
  /** The form's idempotency key, if it was sent. */
  sent?: IdempotencyKey | undefined;
}
export type StoredDraft<Entered> = Draft<Entered> & { file?: File | undefined };

/** A file as bytes, because some browsers cannot store files. */
interface StoredFile extends Pick<File, 'name' | 'type' | 'lastModified'> {
  bytes: ArrayBuffer;
  savedAt: number;
}

const DRAFT_DAYS = 30;
const PREFIX = 'draft-';
const storageKey = (id: DraftId): string => `${PREFIX}${id}`;

const parse = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

const isExpired = (stored: unknown): boolean => {
  const savedAt = isRecord(stored) ? stored['savedAt'] : undefined;
  return typeof savedAt !== 'number' || Date.now() - savedAt > DRAFT_DAYS * 86_400_000;
};

const toIdempotencyKey = (stored: unknown): IdempotencyKey | undefined => {
  if (!isRecord(stored) || typeof stored['key'] !== 'string') return undefined;
  return { key: stored['key'], mayHaveArrived: stored['mayHaveArrived'] === true };
};

const toFile = ({ bytes, name, ...options }: StoredFile): File => new File([bytes], name, options);

let database: UseStore | undefined;
const fileStore = (): UseStore => (database ??= createStore('drafts', 'drafts'));

/** Deletes expired and unusable drafts of every form. */
const removeExpired = async (): Promise<void> => {
  for (const name of Object.keys(localStorage))
    if (name.startsWith(PREFIX) && isExpired(parse(localStorage.getItem(name))))
      localStorage.removeItem(name);
  const stored = await entries<IDBValidKey, unknown>(fileStore());
  const isUnusable = (file: unknown) => isExpired(file) || !isRecord(file) || !('bytes' in file);
  const unusable = stored.filter(([, file]) => isUnusable(file)).map(([key]) => key);
  await delMany(unusable, fileStore());
};

/** Stores a form's text on the device. Throws if the browser forbids it. */
export const saveDraft = <Entered>(id: DraftId, draft: Draft<Entered>): void =>
  localStorage.setItem(storageKey(id), JSON.stringify({ ...draft, savedAt: Date.now() }));

/** Stores a form's file on the device. Rejects if the browser forbids it or cannot read the file. */
export const saveFile = async (id: DraftId, file: File): Promise<void> => {
  const { name, type, lastModified } = file;
  const bytes = await file.arrayBuffer();
  const stored: StoredFile = { name, type, lastModified, bytes, savedAt: Date.now() };
  await set(storageKey(id), stored, fileStore());
};

export const removeFile = (id: DraftId): Promise<void> => del(storageKey(id), fileStore());

export const removeDraft = (id: DraftId): void => localStorage.removeItem(storageKey(id));

/**
 * Reads the draft of a form. Undefined if there is none, or if it is older than 30 days or `isEntered` rejects it. The
 * promise rejects if the browser forbids storage.
 */
export const readDraft = async <Entered>(
  id: DraftId,
  isEntered: (value: unknown) => value is Entered,
): Promise<StoredDraft<Entered> | undefined> => {
  // Text is still stored if IndexedDB is not available.
  await removeExpired().catch(() => undefined);
  const stored = parse(localStorage.getItem(storageKey(id)));
  if (!isRecord(stored) || !isEntered(stored['entered'])) return undefined;
  const storedFile = await get<StoredFile>(storageKey(id), fileStore()).catch(() => undefined);
  const file = storedFile && toFile(storedFile);
  return { entered: stored['entered'], sent: toIdempotencyKey(stored['sent']), file };
};
