/**
 * Whether another process held the database for longer than it was waited for. By its code: the error's class is
 * the one of whoever loaded the native module first.
 */
export const isBusy = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  String(error.code).startsWith('SQLITE_BUSY');
