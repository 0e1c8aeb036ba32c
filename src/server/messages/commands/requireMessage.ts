import { requireOne } from '../../desk/command/requireOne.ts';
import type { StaffDatabase } from '../../staff/openStaffDatabase.ts';
import type { ListedMessage } from '../queries/messageStaffQueries.ts';

/** The message that a number, a reference or a unique part of one means. */
export const requireMessage = async (
  { messages, dataDir }: Pick<StaffDatabase, 'messages' | 'dataDir'>,
  text: string,
): Promise<ListedMessage> => requireOne(await messages.match(text), { kind: 'message', text, dataDir });
