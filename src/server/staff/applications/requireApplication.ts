import { refused } from '../command/staffError.ts';

/** What was found under a reference; refuses where there is nothing. */
export const requireApplication = async <Found>(
  reference: string,
  answer: Promise<Found | undefined>,
): Promise<Found> => {
  const found = await answer;
  if (!found) throw refused(`There is no application ${reference}`);
  return found;
};
