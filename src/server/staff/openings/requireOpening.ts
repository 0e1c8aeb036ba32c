import type { Opening } from '../../db/toOpening.ts';
import { refused } from '../command/staffError.ts';

export const noOpening = (id: number) => refused(`There is no opening ${id}`);

/** The opening that was found or changed; refuses where there is none with that number. */
export const requireOpening = async (id: number, answer: Promise<Opening | undefined>): Promise<Opening> => {
  const opening = await answer;
  if (!opening) throw noOpening(id);
  return opening;
};
