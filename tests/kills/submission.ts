import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { resumes } from '../support/resumes.ts';

/** What one visitor sends: an application with its resume, or a message. All its values are unique. */
export type Submission =
  | { kind: 'application'; upload: Upload; key: string; fields: Record<string, unknown> }
  | { kind: 'message'; key: string; fields: Record<string, string> };

export interface Upload {
  key: string;
  name: string;
  /** Emptied once sent, because a long run sends more than fits into memory. */
  bytes: Buffer;
  sha256: string;
}

const makeUpload = (id: string, maxBytes: number): Upload => {
  const bytes = Buffer.concat([resumes.pdf, randomBytes(randomInt(maxBytes))]);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { key: randomUUID(), name: `${id}.pdf`, bytes, sha256 };
};

/** Text in several alphabets and of any length, so that a lost byte is noticed. */
const makeText = (id: string): string => `Grüße, 李, ق, 🚀 ${id}\n`.repeat(randomInt(1, 40)).trim();

/** Makes a submission, whose resume exceeds the smallest PDF by less than `maxBytes`. */
export const makeSubmission = (maxBytes: number): Submission => {
  const id = randomUUID();
  const key = randomUUID();
  const email = `${id}@example.com`;
  if (randomInt(3) === 0) {
    const person = { from_name: `Ünal ${id}`, from_email: email, phone_number: '+44 20 7946 0000' };
    return { kind: 'message', key, fields: { ...person, subject: id, message: makeText(id) } };
  }
  const person = { name: `Ünal ${id}`, email, phone: '+44 20 7946 0000', otherinformation: makeText(id) };
  return {
    kind: 'application',
    key,
    upload: makeUpload(id, maxBytes),
    fields: { ...person, job_role: id, job_id: 1 },
  };
};
