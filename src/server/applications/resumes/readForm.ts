import type { FastifyRequest } from 'fastify';
import type { ByteBudget } from '../../platform/http/byteBudget.ts';
import { collectFile, type CollectedFile } from '../../platform/http/collectFile.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { sentences } from '../../platform/http/sentences.ts';

export interface ReceivedFile extends CollectedFile {
  clientName: string;
}

export interface ReceivedForm {
  /** By field name, of the known fields that came. */
  texts: Record<string, string>;
  file: ReceivedFile | undefined;
  /** Why the form as a whole cannot be taken; what was read before stands beside it. */
  fault: Refusal | undefined;
}

interface Reading {
  /** Names of the text fields that the form may hold, each once. */
  fields: readonly string[];
  budget: ByteBudget;
}

const FILE_FIELD = 'resumefile';
/** Beyond this the rest of a body is not even read to answer politely. */
const MAX_BODY_BYTES = 64 * 1024 * 1024;

/** Cuts the connection of a body that does not end. */
const capBody = ({ raw }: FastifyRequest): void => {
  let received = 0;
  raw.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > MAX_BODY_BYTES) raw.destroy();
  });
};

interface TextPart {
  fieldname: string;
  value: unknown;
  valueTruncated: boolean;
}

const faultOfText = (part: TextPart, { texts }: ReceivedForm, { fields }: Reading): Refusal | undefined => {
  // A file box that holds no file is sent as an empty text by some programs.
  if (part.fieldname === FILE_FIELD) return undefined;
  const isWanted = fields.includes(part.fieldname) && typeof part.value === 'string';
  if (!isWanted || part.fieldname in texts) return new Refusal(400, sentences.unknownField);
  return part.valueTruncated ? new Refusal(413, sentences.tooLarge) : undefined;
};

const readParts = async (request: FastifyRequest, form: ReceivedForm, reading: Reading): Promise<void> => {
  const parts = request.parts();
  const first = parts.next();
  capBody(request);
  for (let next = await first; !next.done; next = await parts.next()) {
    const part = next.value;
    if (part.type === 'field') {
      const fault = faultOfText(part, form, reading);
      form.fault ??= fault;
      if (!fault && part.fieldname !== FILE_FIELD) form.texts[part.fieldname] = String(part.value);
      continue;
    }
    if (part.fieldname !== FILE_FIELD || form.file) {
      const sentence = part.fieldname === FILE_FIELD ? sentences.twoFiles : sentences.unknownField;
      form.fault ??= new Refusal(400, sentence);
      for await (const chunk of part.file) void chunk;
      continue;
    }
    const file = await collectFile(part.file, reading.budget);
    // A file box left empty still sends a part, without a name and without a byte.
    const isEmptyBox = !part.filename && file.bytes.length === 0 && !file.isOverBudget;
    if (!isEmptyBox) form.file = { ...file, clientName: part.filename ?? '' };
  }
};

/**
 * Reads a multipart form with at most one file, `resumefile`, to its end, fields in any order, and hands it to `take`;
 * the file's room in memory is given back afterwards, whatever happens. What is no such form has a `fault`.
 */
export const readForm = async <T>(
  request: FastifyRequest,
  reading: Reading,
  take: (form: ReceivedForm) => Promise<T>,
): Promise<T> => {
  const form: ReceivedForm = { texts: {}, file: undefined, fault: undefined };
  try {
    await readParts(request, form, reading).catch((cause: unknown) => {
      // Whatever the parser stumbled over was in the request.
      form.fault ??= new Refusal(400, sentences.badForm, { cause });
    });
    return await take(form);
  } finally {
    reading.budget.giveBack(form.file?.bytes.length ?? 0);
  }
};
