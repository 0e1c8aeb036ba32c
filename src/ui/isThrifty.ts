/** What Chromium and its kin say of the connection; others say nothing (wicg.github.io/netinfo). */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
  type?: string;
}

/** Whether the visitor saves data, has a slow connection or is offline: then nothing is prefetched. */
export const isThrifty = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (!navigator.onLine) return true;
  if (!connection) return false;
  const { saveData, effectiveType = '', type } = connection;
  return saveData === true || effectiveType.endsWith('2g') || type === 'cellular';
};
