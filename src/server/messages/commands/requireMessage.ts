import { requireOne } from '../../desk/command/requireOne.ts';
import type { Desk } from '../../staff/openDesk.ts';
import type { ListedMessage } from '../queries/messageDesk.ts';

/** The message that a number, a reference or a unique part of one means. */
export const requireMessage = async (
  { messages, dataDir }: Pick<Desk, 'messages' | 'dataDir'>,
  text: string,
): Promise<ListedMessage> => requireOne(await messages.match(text), { kind: 'message', text, dataDir });
