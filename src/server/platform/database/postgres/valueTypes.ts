import type { CustomTypesConfig } from 'pg';

const INT8 = 20;
const NUMERIC = 1700;

/** PostgreSQL counts and adds in types that may hold more than a number of JavaScript; ours never do. */
const toNumber = (text: string): number => Number(text);

/** Values as SQLite gives them: numbers as numbers, whatever their width; `otherwise` is the driver's own way. */
export const valueTypes = (otherwise: CustomTypesConfig): CustomTypesConfig => ({
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    id === INT8 || id === NUMERIC ? toNumber : otherwise.getTypeParser(id, format),
});
