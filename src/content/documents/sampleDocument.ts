import type { StaticPageName } from '../paths.ts';

interface TitledBlock {
  title: string;
}

/** A part of a sheet below its heading; the first cell of a row names it, so no two rows begin alike. */
export type DocumentBlock = TitledBlock &
  (
    | {
        kind: 'table';
        head: readonly string[];
        rows: readonly (readonly [name: string, ...cells: string[]])[];
      }
    | { kind: 'list'; items: readonly string[] }
  );

/** A document as a customer gets it, filled in as an example. */
export interface SampleDocument {
  /** For links to this place. */
  id: string;
  title: string;
  /** What it is for, above the sheet itself. */
  text: string;
  /** The services that it comes with. */
  services: readonly StaticPageName[];
  facts: readonly (readonly [label: string, value: string])[];
  blocks: readonly DocumentBlock[];
}
