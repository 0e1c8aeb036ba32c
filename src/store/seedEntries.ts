import type { PageSeed } from '../contract/renderer.ts';
import type { OpeningAnswer, ReceiptAnswer } from './careersAnswers.ts';

export interface SeedIds {
  jobId?: number;
  reference?: string;
}

const toOpeningAnswer = ({ opening, isClosed }: PageSeed): OpeningAnswer => {
  if (opening) return { kind: 'open', opening };
  return { kind: isClosed ? 'closed' : 'notFound' };
};

const toReceiptAnswer = ({ receipt }: PageSeed): ReceiptAnswer =>
  receipt ? { kind: 'found', receipt } : { kind: 'notFound' };

/** What a page was rendered from, as entries of the cache; none for what the server did not look up. */
export const seedEntries = (seed: PageSeed, { jobId, reference }: SeedIds) => [
  ...(seed.found
    ? [{ endpointName: 'careerSearch' as const, arg: seed.found.asked, value: seed.found }]
    : []),
  ...(seed.opening !== undefined && jobId !== undefined
    ? [{ endpointName: 'careerDetail' as const, arg: jobId, value: toOpeningAnswer(seed) }]
    : []),
  ...(seed.receipt !== undefined && reference !== undefined
    ? [{ endpointName: 'receipt' as const, arg: reference, value: toReceiptAnswer(seed) }]
    : []),
];
