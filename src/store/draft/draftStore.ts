import { createStore, del, delMany, get, getMany, keys, promisifyRequest, type UseStore } from 'idb-keyval';
import type { SubmissionKey } from '../useSubmission.ts';
import { DRAFTS, type DraftId } from './draftPlace.ts';

/** What stands in a form. */
export interface Draft<Entered> {
  entered: Entered;
  /** The key under which it was sent, once it was. */
  sent?: SubmissionKey | undefined;
}

/** A file as bytes, since some browsers store no files. */
export interface KeptFile {
  name: string;
  type: string;
  lastModified: number;
  bytes: ArrayBuffer;
}

export type FoundDraft<Entered> = Draft<Entered> & { file?: KeptFile | undefined };

type Stored<Entered> = Draft<Entered> & { savedAt: number };

/** Days after which a draft that was neither sent nor discarded goes. */
const DRAFT_DAYS = 30;
const DAY_MS = 86_400_000;

let opened: UseStore | undefined;
const drafts = (): UseStore => (opened ??= createStore(DRAFTS, DRAFTS));

const FILE_MARK = 'file-';
// The file stands apart from the text, which is written at every pause of typing.
const fileKey = (id: DraftId): string => `${FILE_MARK}${id}`;
const isFileKey = (key: IDBValidKey): boolean => typeof key === 'string' && key.startsWith(FILE_MARK);

const put = (key: IDBValidKey, value: unknown): Promise<void> =>
  drafts()('readwrite', (store) => {
    store.put(value, key);
    const written = promisifyRequest(store.transaction);
    // Browsers take back what is not committed when a page goes, and this may be its last moment.
    store.transaction.commit?.();
    return written;
  });

/**
 * Drafts stand in the browser's own database, on the device only (docs/requirements.md, PRIV-7). All of these reject
 * where the browser has none or forbids it.
 */
export const saveDraft = <Entered>(id: DraftId, draft: Draft<Entered>, now = Date.now()): Promise<void> =>
  put(id, { ...draft, savedAt: now } satisfies Stored<Entered>);

export const saveFile = (id: DraftId, file: KeptFile): Promise<void> => put(fileKey(id), file);

export const dropFile = (id: DraftId): Promise<void> => del(fileKey(id), drafts());

export const dropDraft = (id: DraftId): Promise<void> => delMany([id, fileKey(id)], drafts());

/** Drops what has become too old, whatever it belongs to. */
const dropExpired = async (now: number): Promise<void> => {
  const ids = (await keys<DraftId>(drafts())).filter((key) => !isFileKey(key));
  const found = await getMany<Stored<unknown>>(ids, drafts());
  const expired = ids.filter((_, place) => now - (found[place]?.savedAt ?? 0) > DRAFT_DAYS * DAY_MS);
  await delMany(
    expired.flatMap((id) => [id, fileKey(id)]),
    drafts(),
  );
};

/** The draft of an opening or a form, with its file if that was to be kept; undefined where there is none. */
export const readDraft = async <Entered>(
  id: DraftId,
  now = Date.now(),
): Promise<FoundDraft<Entered> | undefined> => {
  await dropExpired(now);
  const draft = await get<Stored<Entered>>(id, drafts());
  return draft && { ...draft, file: await get<KeptFile>(fileKey(id), drafts()) };
};
