import { damagedLine } from '../../desk/explain.ts';
import type { StoredMessage } from '../../platform/database/tables.ts';
import { isOddMessage } from '../queries/oddMessage.ts';

/** The messages that can be shown, and the lines that name the others. */
export const readableMessages = <Message extends StoredMessage>(
  found: readonly Message[],
  dataDir: string,
): { rows: Message[]; missing: string[] } => {
  const odd = found.filter(isOddMessage).map(({ id }) => id);
  return {
    rows: found.filter((message) => !isOddMessage(message)),
    missing:
      odd.length === 0 ? [] : [`Messages that cannot be read: ${odd.join(', ')}`, damagedLine(dataDir)],
  };
};
