const isChunkError = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

const isReloaded = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
};

/**
 * After a release an old tab asks for chunks that are gone. The page it wanted is then loaded afresh: once, never
 * when this load was a reload already, and not without a network (docs/requirements.md, SHELL-7).
 */
export const reloadAfterRelease = (error: unknown): void => {
  if (isChunkError(error) && navigator.onLine && !isReloaded()) location.reload();
};
