import { refused } from '../../desk/command/staffError.ts';
import type { Opening } from '../queries/toOpening.ts';

export const noOpening = (id: number) => refused(`There is no opening ${id}`);

/** The opening that was found or changed; refuses where there is none with that number. */
export const requireOpening = async (id: number, answer: Promise<Opening | undefined>): Promise<Opening> => {
  const opening = await answer;
  if (!opening) throw noOpening(id);
  return opening;
};
