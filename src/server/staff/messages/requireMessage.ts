import type { ListedMessage } from '../../db/messageDesk.ts';
import { requireOne } from '../applications/requireApplication.ts';
import type { Desk } from '../openDesk.ts';

/** The message that a number, a reference or a unique part of one means. */
export const requireMessage = async (
  { messages }: Pick<Desk, 'messages'>,
  text: string,
): Promise<ListedMessage> => requireOne(await messages.match(text), { kind: 'message', text });
