import { applicationRequest, uploadRequest } from '../bench/submit/requests.ts';
import { load } from '../bench/submit/load.ts';
import type { Measurement } from '../bench/measurement.ts';

const SMALL_BYTES = 1000;

/** Sends so many applications, some at a time, and measures how long each takes to be answered. */
export const measureApplications = async (
  address: string,
  { number, from, connections }: { number: number; from: number; connections: number },
): Promise<Measurement> => {
  const requests = Array<Buffer>(number).fill(uploadRequest(SMALL_BYTES));
  const uploads = await load({ name: 'uploads', address, connections, requests });
  const names = uploads.answers.map((answer) => (JSON.parse(answer) as { filename: string }).filename);
  const applications = names.map((name, at) => applicationRequest(name, from + at));
  return (await load({ name: 'applications', address, connections, requests: applications })).measurement;
};
