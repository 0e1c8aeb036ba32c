import { messageRepository } from '../../src/server/messages/queries/messageRepository.ts';
import { openDatabase } from '../support/openDatabase.ts';
import { sampleMessage as message } from '../support/sampleMessage.ts';
import { makeDataFolder } from '../support/staff.ts';

export type Texts = Partial<Omit<typeof message, 'form'>> & { form?: 'contact' | 'enquiry' };

/** A data folder with these messages, an hour apart, and their references. */
export const folderWithMessages = async (...texts: Texts[]) => {
  const folder = makeDataFolder();
  const { db, close } = await openDatabase({ dataDir: folder.dataDir });
  const references: string[] = [];
  for (const [index, text] of texts.entries()) {
    const clock = () => new Date(Date.UTC(2026, 10, 20, 10 + index, 35));
    references.push(await messageRepository(db, { clock }).submit({ ...message, ...text }));
  }
  await close();
  return { ...folder, references };
};
