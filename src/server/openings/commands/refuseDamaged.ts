import { callOf } from '../../desk/command/help.ts';
import { refused } from '../../desk/command/staffError.ts';
import type { StaffDatabase } from '../../staff/openStaffDatabase.ts';
import type { Opening } from '../queries/toOpening.ts';

/** Names those of whom texts were left out of what was shown or written; call it at the end. */
export const refuseDamaged = async (
  { openings }: Pick<StaffDatabase, 'openings'>,
  shown: readonly Pick<Opening, 'id'>[],
): Promise<void> => {
  const damaged = (await openings.damaged()).filter((each) => shown.some(({ id }) => id === each.id));
  if (damaged.length === 0) return;
  throw refused(
    ...damaged.map(
      ({ id, texts }) =>
        `The ${texts.join(', ')} of opening ${id} cannot be read: enter that again with '${callOf(`openings edit ${id}`)}'`,
    ),
  );
};
