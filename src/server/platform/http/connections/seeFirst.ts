import type { Socket } from 'node:net';

type Take = (piece: Buffer) => void;

/**
 * Has `see` look at each piece of a connection of Node's server before Node takes it apart, or instead of it: `goOn`
 * hands the piece to Node. Where Node listens in another way than is known here, the connection is left as it is.
 */
export const seeFirst = (socket: Socket, see: (piece: Buffer, goOn: Take) => void): void => {
  const [listener, ...others] = socket.listeners('data');
  if (!listener || others.length > 0) return;
  // What listens to this event takes such pieces.
  const goOn = listener as Take;
  // Node's server reads past the stream as long as nobody else listens to it: this gives the pieces to the listeners.
  socket.on('data', (piece: Buffer) => see(piece, goOn));
  socket.removeListener('data', goOn);
};
