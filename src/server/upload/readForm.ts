import type { FastifyRequest } from 'fastify';
import { resumeErrors } from '../../contract/applicationRules.ts';
import { Refusal } from '../refusal.ts';
import { sentences } from '../sentences.ts';
import type { ByteBudget } from './byteBudget.ts';
import { collectFile, type CollectedFile } from './collectFile.ts';

export interface ReceivedFile extends CollectedFile {
  clientName: string;
}

export interface UploadForm {
  jobId: string | undefined;
  file: ReceivedFile | undefined;
  fileCount: number;
  hasUnknownField: boolean;
}

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

const readParts = async (request: FastifyRequest, form: UploadForm, budget: ByteBudget): Promise<void> => {
  const parts = request.parts();
  const first = parts.next();
  capBody(request);
  for (let next = await first; !next.done; next = await parts.next()) {
    const part = next.value;
    if (part.type === 'field') {
      const isJobId =
        part.fieldname === 'job_id' && typeof part.value === 'string' && form.jobId === undefined;
      if (isJobId) form.jobId = String(part.value);
      else form.hasUnknownField ||= part.fieldname !== 'resumefile';
      continue;
    }
    // A file box left empty still sends a part, without a name and without a byte.
    const isFirst = part.fieldname === 'resumefile' && form.file === undefined;
    if (!isFirst) {
      form.hasUnknownField ||= part.fieldname !== 'resumefile';
      form.fileCount += 1;
      for await (const chunk of part.file) void chunk;
      continue;
    }
    const file = await collectFile(part.file, budget);
    if (!part.filename && file.bytes.length === 0) continue;
    form.fileCount += 1;
    form.file = { ...file, clientName: part.filename ?? '' };
  }
};

const theFileOf = (form: UploadForm): ReceivedFile => {
  if (form.hasUnknownField) throw new Refusal(400, sentences.unknownField);
  if (form.fileCount > 1) throw new Refusal(400, sentences.twoFiles);
  if (!form.file) throw new Refusal(400, resumeErrors.missing);
  return form.file;
};

/**
 * Reads the multipart form of an upload to its end, fields in any order, and hands it to `take`; the file's room in
 * memory is given back afterwards, whatever happens. Refuses what is no such form with 400.
 */
export const readForm = async <T>(
  request: FastifyRequest,
  budget: ByteBudget,
  take: (jobId: string | undefined, file: ReceivedFile) => Promise<T>,
): Promise<T> => {
  const form: UploadForm = { jobId: undefined, file: undefined, fileCount: 0, hasUnknownField: false };
  try {
    await readParts(request, form, budget).catch((cause: unknown) => {
      // Whatever the parser stumbled over was in the request.
      throw new Refusal(400, sentences.badForm, { cause });
    });
    return await take(form.jobId, theFileOf(form));
  } finally {
    budget.giveBack(form.file?.bytes.length ?? 0);
  }
};
