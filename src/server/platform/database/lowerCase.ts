import { sql, type RawBuilder } from 'kysely';

const LATIN_CAPITAL = /[A-Z]/g;

/** A column's text to compare with `lowerCase`, such as an e-mail address, whose letter case does not count. */
export const lowerCaseOf = (column: string): RawBuilder<string> => sql<string>`lower(${sql.ref(column)})`;

/** A text as `lowerCaseOf` gives it: of the 26 letters alone, because the engines agree on no others. */
export const lowerCase = (text: string): string =>
  text.replace(LATIN_CAPITAL, (letter) => letter.toLowerCase());
