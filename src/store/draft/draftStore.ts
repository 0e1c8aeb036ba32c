import { createStore, del, delMany, get, getMany, keys, promisifyRequest, type UseStore } from 'idb-keyval';
import type { ApplicationText } from '../../contract/applicationRules.ts';
import type { Keyring } from '../submissionKeys.ts';

/** What an applicant entered for one opening. */
export interface Entered {
  text: ApplicationText;
  /** The tick to keep the application longer. */
  mayBeKept: boolean;
}

/** The same with the keys under which it was sent. */
export interface Draft extends Entered {
  uploads: Keyring;
  applications: Keyring;
}

/** A file as bytes, since some browsers store no files. */
export interface KeptFile {
  name: string;
  type: string;
  lastModified: number;
  bytes: ArrayBuffer;
}

export type FoundDraft = Draft & { file?: KeptFile | undefined };

type Stored = Draft & { savedAt: number };

/** Days after which a draft that was neither sent nor discarded goes. */
const DRAFT_DAYS = 30;
const DAY_MS = 86_400_000;

let opened: UseStore | undefined;
const drafts = (): UseStore => (opened ??= createStore('applications', 'drafts'));

// The file stands apart from the text, which is written at every pause of typing.
const fileKey = (jobId: number): string => `file-${jobId}`;

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
export const saveDraft = (jobId: number, draft: Draft, now = Date.now()): Promise<void> =>
  put(jobId, { ...draft, savedAt: now } satisfies Stored);

export const saveFile = (jobId: number, file: KeptFile): Promise<void> => put(fileKey(jobId), file);

export const dropFile = (jobId: number): Promise<void> => del(fileKey(jobId), drafts());

export const dropDraft = (jobId: number): Promise<void> => delMany([jobId, fileKey(jobId)], drafts());

/** Drops what has become too old, whatever the opening. */
const dropExpired = async (now: number): Promise<void> => {
  const jobIds = (await keys<IDBValidKey>(drafts())).filter((key) => typeof key === 'number');
  const found = await getMany<Stored>(jobIds, drafts());
  const expired = jobIds.filter((_, place) => now - (found[place]?.savedAt ?? 0) > DRAFT_DAYS * DAY_MS);
  await delMany(
    expired.flatMap((jobId) => [jobId, fileKey(jobId)]),
    drafts(),
  );
};

/** The draft for an opening, with its file if that was to be kept; undefined where there is none. */
export const readDraft = async (jobId: number, now = Date.now()): Promise<FoundDraft | undefined> => {
  await dropExpired(now);
  const draft = await get<Stored>(jobId, drafts());
  return draft && { ...draft, file: await get<KeptFile>(fileKey(jobId), drafts()) };
};
