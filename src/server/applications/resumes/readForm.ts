import type { FastifyRequest } from 'fastify';
import { clientOf } from '../../platform/http/clientOf.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { sentences } from '../../platform/http/sentences.ts';
import type { UploadRoom } from '../../platform/http/uploadRoom.ts';
import { watchBody, type Pace } from '../../platform/http/watchBody.ts';
import { readParts } from './readParts.ts';
import type { ReceivedFile, ReceivedForm } from './receivedForm.ts';

interface Reading {
  /** Names of the text fields that the form may hold, each once. */
  fields: readonly string[];
  room: UploadRoom;
  pace?: Pace | undefined;
}

/** A file on the disk is read when it is its turn to be stored: few are in memory, however many have arrived. */
const load = async (file: ReceivedFile, { storing }: UploadRoom): Promise<() => void> => {
  const { held } = file;
  if (!held.isOnDisk() || file.isTooLarge || file.isOverBudget || file.trouble !== undefined)
    return () => undefined;
  const size = held.size();
  await storing.enter(size);
  try {
    file.bytes = await held.load();
    return () => storing.leave(size);
  } catch (error) {
    storing.leave(size);
    throw error;
  }
};

/**
 * Reads a multipart form with at most one file, `resumefile`, to its end, fields in any order, and hands it to `take`;
 * its room in memory is given back afterwards, whatever happens. What is no such form has a `fault`; of one that was
 * cut off the fault closes the connection, and its file is gone.
 */
export const readForm = async <T>(
  request: FastifyRequest,
  { fields, room, pace }: Reading,
  take: (form: ReceivedForm) => Promise<T>,
): Promise<T> => {
  const client = clientOf(request);
  const files = room.files(client);
  const form: ReceivedForm = { texts: {}, file: undefined, fault: undefined };
  const watch = watchBody(request.raw, room.texts(client), pace);
  const reading = readParts(request, form, { fields, files, watch }).catch((cause: unknown) => {
    // Whatever the parser stumbled over was in the request.
    form.fault ??= new Refusal(400, sentences.badForm, { cause });
  });
  const arrived = reading.then(() => form);
  const cut = watch.cut.catch((fault: Refusal) => ({ texts: form.texts, file: undefined, fault }));
  let leave = (): void => undefined;
  try {
    const received = await Promise.race([arrived, cut]);
    watch.ended();
    if (received.file) leave = await load(received.file, room);
    return await take(received);
  } finally {
    leave();
    // Of a form that was cut off the parser lets go when the connection has been closed.
    void reading.then(() => {
      form.file?.held.giveBack();
      watch.giveBack();
    });
  }
};
