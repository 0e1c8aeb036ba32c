import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isUtf8 } from 'node:buffer';
import { MAX_JSON_BYTES, MAX_RESUME_BYTES } from '../../../contract/constants.ts';
import { Refusal, sentences } from './refusal.ts';

export type Field = readonly [name: string, value: string];

export interface ReceivedFile {
  /** The file name from the client: for display, never used as a path. */
  name: string;
  /** Empty if the file is too large. */
  bytes: Buffer;
  isTooLarge: boolean;
}

interface ReceivedForm {
  fields: Field[];
  file: ReceivedFile | undefined;
}

const URL_ENCODED = 'application/x-www-form-urlencoded';
/** Far longer than the longest valid field, so that the form can show a text that is too long, with its length. */
const MAX_FIELD_BYTES = 256 * 1024;
const MAX_TEXT_LENGTH = 512 * 1024;
const MAX_FIELDS = 20;
/** A resume and the form around it. */
export const MAX_UPLOAD_BYTES = MAX_RESUME_BYTES + 1024 * 1024;

/** URLSearchParams would replace malformed bytes, and the stored text would differ from the one that was sent. */
const isWellFormed = (body: Buffer): boolean => {
  try {
    decodeURIComponent(body.toString());
    return isUtf8(body);
  } catch {
    return false;
  }
};

/** The body of a request whose form `acceptUrlEncoded` has parsed; absent if it had none, or another encoding. */
export interface FormRoute {
  Body: readonly Field[] | null | undefined;
}

/** Registers a parser for URL-encoded forms; the body becomes the list of fields. */
export const acceptUrlEncoded = (scope: FastifyInstance, bodyLimit = MAX_JSON_BYTES): void => {
  scope.addContentTypeParser(
    URL_ENCODED,
    { parseAs: 'buffer', bodyLimit },
    async (_request: FastifyRequest, body: Buffer): Promise<Field[]> => {
      if (!isWellFormed(body)) throw new Refusal(400, sentences.badForm);
      return [...new URLSearchParams(body.toString())];
    },
  );
};

/** A form's values by field name. */
export type FormTexts = Readonly<Record<string, string>>;

/** Returns the values of a form's fields. Refuses unknown and repeated fields with 400. */
export const readTexts = (body: FormRoute['Body'], known: readonly string[]): FormTexts => {
  const fields = body ?? [];
  if (fields.some(([name]) => !known.includes(name))) throw new Refusal(400, sentences.unknownField);
  if (new Set(fields.map(([name]) => name)).size < fields.length)
    throw new Refusal(400, sentences.repeatedField);
  return Object.fromEntries(fields);
};

/** Registers a parser for multipart forms, which `readMultipart` reads. A larger body is refused before it is read. */
export const acceptMultipart = async (
  scope: FastifyInstance,
  { bodyLimit, tooLarge }: { bodyLimit: number; tooLarge: string },
): Promise<void> => {
  await scope.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fileSize: MAX_RESUME_BYTES,
      files: 2,
      fields: MAX_FIELDS,
      fieldSize: MAX_FIELD_BYTES,
      fieldNameSize: 100,
      parts: MAX_FIELDS + 2,
      headerPairs: 20,
    },
  });
  scope.addHook('onRequest', async ({ headers }) => {
    if (Number(headers['content-length'] ?? 0) > bodyLimit) throw new Refusal(413, tooLarge);
  });
};

const toRefusal = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error;
  const isTooLarge = error instanceof Error && 'statusCode' in error && error.statusCode === 413;
  return isTooLarge
    ? new Refusal(413, sentences.tooLarge, { cause: error })
    : new Refusal(400, sentences.badForm, { cause: error });
};

/** Reads a multipart form with at most one file, in `fileField`. Refuses a truncated or malformed form with 4xx. */
export const readMultipart = async (request: FastifyRequest, fileField?: string): Promise<ReceivedForm> => {
  const form: ReceivedForm = { fields: [], file: undefined };
  let textLength = 0;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        const value = String(part.value);
        textLength += value.length;
        if (part.valueTruncated || part.fieldnameTruncated || textLength > MAX_TEXT_LENGTH)
          throw new Refusal(413, sentences.tooLarge);
        form.fields.push([part.fieldname, value]);
        continue;
      }
      if (fileField === undefined) throw new Refusal(400, sentences.noFiles);
      if (part.fieldname !== fileField) throw new Refusal(400, sentences.unknownField);
      if (form.file) throw new Refusal(400, sentences.twoFiles);
      const bytes = await part.toBuffer();
      const isTooLarge = part.file.truncated;
      // An empty file input still sends a part, without a name and without bytes.
      if (!part.filename && bytes.length === 0) continue;
      form.file = { name: part.filename, bytes: isTooLarge ? Buffer.alloc(0) : bytes, isTooLarge };
    }
  } catch (error) {
    throw toRefusal(error);
  }
  return form;
};
