import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import type { OpeningDetail, Receipt } from '../contract/schemas.ts';
import type { CallError } from './callError.ts';

/** An opening's page is one of three things; trouble on the way is an error, not an answer. */
export type OpeningAnswer =
  { kind: 'open'; opening: OpeningDetail } | { kind: 'closed' } | { kind: 'notFound' };
export type ReceiptAnswer = { kind: 'found'; receipt: Receipt } | { kind: 'notFound' };
/** `reference` is missing behind a back end that gives none. */
export interface ApplyAnswer {
  reference?: string;
}

/** A submission that failed. */
export type SubmissionError = FetchBaseQueryError &
  Pick<CallError, 'retryAfter' | 'isInDoubt' | 'isKeyTaken'>;

export const NOT_AN_ANSWER: FetchBaseQueryError = {
  status: 'CUSTOM_ERROR',
  error: 'The answer could not be read',
};

/** Writes the line that the specification wants in the console; the page says the rest (LOG-1 to LOG-3). */
export const logged = async (query: Promise<unknown>, line: string): Promise<void> => {
  try {
    await query;
  } catch {
    console.error(line);
  }
};
