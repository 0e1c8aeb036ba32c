import type { ErrorResponse } from '../../../contract/schemas.ts';

/** The server's error messages: fixed sentences that never repeat the input. */
export const sentences = {
  notFound: 'There is nothing at this address',
  methodNotAllowed: 'This address does not accept that kind of request',
  badRequest: 'The request could not be understood',
  badAddress: 'The address is not written correctly',
  addressTooLong: 'The address is too long',
  headersTooLarge: 'The headers of the request are too large',
  timeout: 'The request took too long to arrive',
  badJson: 'The request is not valid JSON',
  badForm: 'The form is incomplete or malformed',
  wrongContentType: 'This address does not accept that content type',
  tooLarge: 'The request is too large',
  otherSite: 'Forms are only accepted from this site itself',
  closed: 'This job is closed and no longer takes applications',
  badLimit: 'The limit must be a whole number from 1 to 1,000',
  badOffset: 'The offset must be a whole number above 0',
  badAfter: 'The parameter after must be the id of an opening',
  jobIdNotNumber: 'The job id must be a whole number',
  unknownField: 'The request contains an unknown field',
  repeatedField: 'The request contains a field twice',
  noFiles: 'This form does not accept files',
  notText: 'This must be text',
  unstorable: 'Remove the characters that cannot be stored',
  noEnquiryField: 'This form has no enquiry field',
  twoFiles: 'Send one file only',
  resumeTaken: 'This resume already belongs to an application that was sent',
  resumeOfOtherJob: 'This resume was uploaded for another job – upload it again',
  noSuchApplication: 'There is no application with this reference',
  badKey: 'The idempotency key is malformed',
  keyReused: 'This request was sent before with other content – send it again as a new one',
  tooManyRequests: 'Too many requests came from your network in a short time – wait a little and try again',
  starting: 'The site is just starting – try again in a minute',
  busy: 'Too many forms are arriving just now – try again in a few seconds',
  busyRendering: 'Too many pages are requested just now – try again in a few seconds',
  noRoomForFiles: 'New files cannot be accepted just now – try again later',
  tooManyUnclaimedFiles:
    'Too many files from your network are waiting for their applications – try again later',
  storageFailed: 'This could not be stored just now – try again in a minute',
  unexpected: 'Something went wrong on our side – try again in a minute',
  noMail: 'This site sends no mail at the moment',
  notBuilt: 'This page has not been built yet',
} as const;

interface RefusalOptions {
  fields?: Record<string, string>;
  closed?: true;
  late_until?: string;
  headers?: Record<string, string>;
  cause?: unknown;
}

/**
 * An expected failure: a status and one fixed sentence for the visitor, without their input. Any code below a route may
 * throw it; errors.ts turns it into a response.
 */
export class Refusal extends Error {
  readonly status: number;
  readonly body: ErrorResponse;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    sentence: string,
    { fields, closed, late_until, headers = {}, cause }: RefusalOptions = {},
  ) {
    super(sentence, { cause });
    this.status = status;
    this.headers = headers;
    this.body = {
      error: sentence,
      ...(fields && { fields }),
      ...(closed && { closed }),
      ...(late_until && { late_until }),
    };
  }
}
