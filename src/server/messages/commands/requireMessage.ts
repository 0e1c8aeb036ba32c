import { requireOne } from '../../desk/command/requireOne.ts';
import { refused } from '../../desk/command/staffError.ts';
import { damagedLine } from '../../desk/explain.ts';
import type { StaffDatabase } from '../../staff/openStaffDatabase.ts';
import type { ListedMessage } from '../queries/messageStaffQueries.ts';
import { isOddMessage } from '../queries/oddMessage.ts';

/** The message that a number, a reference or a unique part of one means; refuses one that cannot be read by its name. */
export const requireMessage = async (
  { messages, dataDir }: Pick<StaffDatabase, 'messages' | 'dataDir'>,
  text: string,
): Promise<ListedMessage> => {
  const found = await messages.match(text);
  const odd = found.filter(isOddMessage);
  if (odd.length > 0)
    throw refused(
      ...odd.map(({ reference, id }) => `Message ${reference}, number ${id} of the list, cannot be read`),
      damagedLine(dataDir),
    );
  return requireOne(found, { kind: 'message', text, dataDir });
};
