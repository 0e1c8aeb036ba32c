/** Something an operator has to put right before the server can start; the message is the line they read. */
export class StartError extends Error {
  override name = 'StartError';
}
