import type { FileFault } from '../../desk/fileFault.ts';
import type { OpeningText } from '../queries/insertOpening.ts';
import type { OpeningMark } from './openingMark.ts';

/** One opening of a table, before it is judged. */
export interface ImportRecord {
  /** Cells by the titles of their columns. */
  values: Readonly<Record<string, string>>;
  /** The line on which the row begins: which of its lines a cell stands on, a table does not say. */
  line: number;
}

/** An opening of a file, with what the file says it was where it came from. */
export interface ImportedOpening {
  text: OpeningText;
  mark: OpeningMark;
}

/** What came of a file, or of a part of one. */
export interface Imported {
  openings: ImportedOpening[];
  faults: FileFault[];
}
