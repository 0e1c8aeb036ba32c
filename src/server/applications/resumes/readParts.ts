import type { FastifyRequest } from 'fastify';
import { collectFile } from '../../platform/http/collectFile.ts';
import type { FileRoom } from '../../platform/http/fileRoom.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { sentences } from '../../platform/http/sentences.ts';
import type { BodyWatch } from '../../platform/http/watchBody.ts';
import type { ReceivedForm } from './receivedForm.ts';

interface Arriving {
  /** Names of the text fields that the form may hold, each once. */
  fields: readonly string[];
  files: FileRoom;
  watch: BodyWatch;
}

const FILE_FIELD = 'resumefile';

interface TextPart {
  fieldname: string;
  value: unknown;
  valueTruncated: boolean;
}

const faultOfText = (part: TextPart, { texts }: ReceivedForm, { fields }: Arriving): Refusal | undefined => {
  // A file box that holds no file is sent as an empty text by some programs.
  if (part.fieldname === FILE_FIELD) return undefined;
  const isWanted = fields.includes(part.fieldname) && typeof part.value === 'string';
  if (!isWanted || part.fieldname in texts) return new Refusal(400, sentences.unknownField);
  return part.valueTruncated ? new Refusal(413, sentences.tooLarge) : undefined;
};

/** The disk that should have taken the file does not. */
const notStored = (cause: unknown): Refusal =>
  new Refusal(503, sentences.storeTrouble, { headers: { 'retry-after': '60' }, cause });

const drain = async (file: AsyncIterable<unknown>): Promise<void> => {
  for await (const chunk of file) void chunk;
};

/** Reads the parts in any order to the end of the form, and notes in it what they hold. */
export const readParts = async (
  request: FastifyRequest,
  form: ReceivedForm,
  arriving: Arriving,
): Promise<void> => {
  const { files, watch } = arriving;
  let textBytes = 0;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      textBytes += String(part.value).length;
      const fault = faultOfText(part, form, arriving);
      form.fault ??= fault;
      if (!fault && part.fieldname !== FILE_FIELD) form.texts[part.fieldname] = String(part.value);
      continue;
    }
    watch.fileBegins(textBytes);
    if (part.fieldname !== FILE_FIELD || form.file) {
      const sentence = part.fieldname === FILE_FIELD ? sentences.twoFiles : sentences.unknownField;
      form.fault ??= new Refusal(400, sentence);
      await drain(part.file);
    } else {
      const file = await collectFile(part.file, files);
      // A file box left empty still sends a part, without a name and without a byte.
      const isEmptyBox = !part.filename && file.held.size() === 0 && !file.isOverBudget;
      if (file.trouble !== undefined) form.fault ??= notStored(file.trouble);
      if (!isEmptyBox) form.file = { ...file, clientName: part.filename ?? '' };
    }
    watch.fileEnds();
  }
};
