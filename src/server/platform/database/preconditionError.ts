/** What staff asked for cannot be done as things are; each line of the message says why, or what to do. */
export class PreconditionError extends Error {
  override name = 'PreconditionError';
}
