/** An address of its own for each client: the whole of 127.0.0.0/8 is this machine. */
export const addressOfClient = (number: number): string =>
  `127.1.${Math.floor(number / 250)}.${(number % 250) + 1}`;
