import { refused, StaffError } from './staffError.ts';

/** What several texts mean; every one that is not found is named at once. */
export const requireAll = async <Row>(
  texts: readonly string[],
  require: (text: string) => Promise<Row>,
): Promise<Row[]> => {
  const faults: string[] = [];
  const rows: Row[] = [];
  for (const text of texts) {
    try {
      rows.push(await require(text));
    } catch (error) {
      if (!(error instanceof StaffError)) throw error;
      faults.push(...error.lines);
    }
  }
  if (faults.length > 0) throw refused(...faults, 'Nothing was changed');
  return rows;
};
