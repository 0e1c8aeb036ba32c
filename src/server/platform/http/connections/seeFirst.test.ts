import { Socket } from 'node:net';
import { seeFirst } from './seeFirst.ts';

/** A connection with these listeners, and what each of them took. */
const connection = (listeners: number) => {
  const socket = new Socket();
  const taken: string[] = [];
  for (let at = 0; at < listeners; at += 1)
    socket.on('data', (piece: Buffer) => taken.push(`${at}: ${String(piece)}`));
  const come = (piece: string) => socket.emit('data', Buffer.from(piece));
  return { socket, taken, come };
};

describe('whoever sees pieces first', () => {
  it('decides which of them go on, and sees each once', () => {
    const { socket, taken, come } = connection(1);
    const seen: string[] = [];
    seeFirst(socket, (piece, goOn) => {
      seen.push(String(piece));
      if (String(piece) !== 'kept') goOn(piece);
    });
    for (const piece of ['one', 'kept', 'two']) come(piece);
    expect(seen).toEqual(['one', 'kept', 'two']);
    expect(taken).toEqual(['0: one', '0: two']);
  });

  it.each([0, 2])('leaves a connection alone to which %i listen', (listeners) => {
    const { socket, taken, come } = connection(listeners);
    seeFirst(socket, () => taken.push('seen'));
    come('one');
    expect(taken).toEqual(['0: one', '1: one'].slice(0, listeners));
  });
});
