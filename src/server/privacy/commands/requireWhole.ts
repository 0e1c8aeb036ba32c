import { refused } from '../../desk/command/staffError.ts';
import type { StaffDatabase } from '../../staff/openStaffDatabase.ts';

/**
 * Refuses to answer about a person from a damaged database: that nothing is held, or that this is all, might not be so
 * (docs/requirements.md, STAFF-18).
 */
export const requireWhole = async (
  { people, dataDir }: Pick<StaffDatabase, 'people' | 'dataDir'>,
  { key, undone }: { key: string; undone: 'Nothing was erased.' | 'Nothing was written.' },
): Promise<void> => {
  const damaged = await people.damagedTables();
  if (damaged.length === 0) return;
  const tables = `the ${damaged.length === 1 ? 'table' : 'tables'} ${damaged.join(', ')}`;
  throw refused(
    `Whether anything is held under ${key} cannot be said: in ${dataDir}, ${tables} ${damaged.length === 1 ? 'is' : 'are'} damaged`,
    undone,
    "'./staff doctor' says more. Put a backup in its place ('./staff restore FILE'), then do this again.",
  );
};
