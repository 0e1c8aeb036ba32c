import { damagedLine } from '../../desk/explain.ts';

/** Which applications are missing from what was shown, because the database is damaged where they stand. */
export const unreadableLines = (ids: readonly number[], dataDir: string): string[] =>
  ids.length === 0 ? [] : [`Applications that cannot be read: ${ids.join(', ')}`, damagedLine(dataDir)];
