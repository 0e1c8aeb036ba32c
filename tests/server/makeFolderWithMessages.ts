import { messageRepository } from '../../src/server/messages/queries/messageRepository.ts';
import { openDatabase } from '../support/openDatabase.ts';
import { sampleMessage as message } from '../support/sampleMessage.ts';
import { makeDataFolder } from '../support/staff.ts';

export type MessageTexts = Partial<Omit<typeof message, 'form'>> & { form?: 'contact' | 'enquiry' };

/** Makes a data folder with these messages, an hour apart; returns their references too. */
export const makeFolderWithMessages = async (...texts: MessageTexts[]) => {
  const folder = makeDataFolder();
  const { db, close } = await openDatabase({ dataDir: folder.dataDir });
  const references: string[] = [];
  for (const [index, text] of texts.entries()) {
    const clock = () => new Date(Date.UTC(2026, 10, 20, 10 + index, 35));
    references.push(
      await messageRepository(db, { clock, staffMail: { content: 'full', deskUrl: '' } }).submit({
        ...message,
        ...text,
      }),
    );
  }
  await close();
  return { ...folder, references };
};
