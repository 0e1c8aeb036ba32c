import { BUILD_FILE } from '../contract/constants.ts';

const isChunkError = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

/** Identifies the document's build: the path of its main script, which changes with every release. */
const readOwnBuild = (): string | undefined => {
  const script = document.querySelector<HTMLScriptElement>('script[src*="/static/js/main."]');
  return script ? new URL(script.src).pathname : undefined;
};

/** The build that is being served; undefined if unknown. */
const fetchServedBuild = async (): Promise<string | undefined> => {
  try {
    const response = await fetch(BUILD_FILE, { cache: 'no-store' });
    return response.ok ? (await response.text()).trim() : undefined;
  } catch {
    // Without a network a reload would only lose the page.
    return undefined;
  }
};

/**
 * After a release an old tab requests chunks that no longer exist. If the server's build differs from this
 * document's, the page is reloaded. The history entry records this, so that it happens once per build.
 */
export const reloadAfterRelease = async (error: unknown): Promise<void> => {
  if (!isChunkError(error)) return;
  const [ownBuild, servedBuild] = [readOwnBuild(), await fetchServedBuild()];
  const state = (history.state ?? {}) as { reloadedFor?: string };
  if (!ownBuild || !servedBuild || servedBuild === ownBuild || state.reloadedFor === servedBuild) return;
  history.replaceState({ ...state, reloadedFor: servedBuild }, '');
  location.reload();
};
