import { failureCode } from './failure.ts';

/** An error as a thread sends it, because the class and the code of an error get lost between threads. */
export interface ThreadFailure {
  message: string;
  code: string;
}

export const toThreadFailure = (error: unknown): ThreadFailure => ({
  message: error instanceof Error ? error.message : '',
  code: failureCode(error),
});

/** An error of another thread, with its code, such as SQLITE_CORRUPT. */
export class ThreadError extends Error {
  readonly code: string;
  constructor({ message, code }: ThreadFailure) {
    super(message);
    this.code = code;
  }
}
