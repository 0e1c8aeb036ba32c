/** What Chromium-based browsers report about the connection. Others report nothing (wicg.github.io/netinfo). */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
  type?: string;
}

/** Whether the visitor saves data, has a slow connection or is offline. Nothing is prefetched then. */
export const isSavingData = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (!navigator.onLine) return true;
  if (!connection) return false;
  const { saveData, effectiveType = '', type } = connection;
  return saveData === true || effectiveType.endsWith('2g') || type === 'cellular';
};
