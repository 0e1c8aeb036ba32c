import { BUILD_FILE } from '../contract/constants.ts';

const isChunkError = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

/** Which build this document is of: the address of its main script, which changes with every release. */
const ownBuild = (): string | undefined => {
  const script = document.querySelector<HTMLScriptElement>('script[src*="/static/js/main."]');
  return script ? new URL(script.src).pathname : undefined;
};

/** The build that is served now; undefined when it is unknown. */
const servedBuild = async (): Promise<string | undefined> => {
  try {
    const answer = await fetch(BUILD_FILE, { cache: 'no-store' });
    return answer.ok ? (await answer.text()).trim() : undefined;
  } catch {
    // Without a network a reload would only take the page away.
    return undefined;
  }
};

/**
 * After a release an old tab asks for chunks that are gone. Where another build is served than this document's, the
 * page is loaded again. The entry of the history notes it, so that it happens once for each build.
 */
export const reloadAfterRelease = async (error: unknown): Promise<void> => {
  if (!isChunkError(error)) return;
  const [own, served] = [ownBuild(), await servedBuild()];
  const state = (history.state ?? {}) as { reloadedFor?: string };
  if (!own || !served || served === own || state.reloadedFor === served) return;
  history.replaceState({ ...state, reloadedFor: served }, '');
  location.reload();
};
