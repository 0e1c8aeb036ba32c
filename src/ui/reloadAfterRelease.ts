import { BUILD_FILE } from '../contract/constants.ts';

const isChunkError = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

/** Which build this document is of: the address of its main script, which changes with every release. */
const ownBuild = (): string | undefined => {
  const script = document.querySelector<HTMLScriptElement>('script[src*="/static/js/main."]');
  return script ? new URL(script.src).pathname : undefined;
};

/** Which build is served now; undefined where that cannot be told. */
const servedBuild = async (): Promise<string | undefined> => {
  try {
    const answer = await fetch(BUILD_FILE, { cache: 'no-store' });
    return answer.ok ? (await answer.text()).trim() : undefined;
  } catch {
    // Without a network a reload would only take the page away.
    return undefined;
  }
};

/** The entry of the history as it is, and beside the router's own what a reload shall find. */
interface EntryState {
  reloadedFor?: string;
  /** What was being searched for. */
  search?: string;
}

/** What an entry of the history carries beside the router's own; it outlives a reload, and blocked storage. */
export const readEntry = (): EntryState => (history.state ?? {}) as EntryState;

export const noteOnEntry = (notes: EntryState): void =>
  history.replaceState({ ...readEntry(), ...notes }, '');

/**
 * After a release an old tab asks for chunks that are gone. Where another build is served than this document's, the
 * page is loaded afresh; once for each build, so that a chunk which is missing there, too, ends no tab in a circle. `notes`: what the page shall find again.
 */
export const reloadAfterRelease = async (error: unknown, notes: EntryState = {}): Promise<void> => {
  if (!isChunkError(error)) return;
  const [own, served] = [ownBuild(), await servedBuild()];
  if (!own || !served || served === own || readEntry().reloadedFor === served) return;
  noteOnEntry({ ...notes, reloadedFor: served });
  location.reload();
};
