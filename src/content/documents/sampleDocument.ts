import type { StaticPageName } from '../paths.ts';

interface TitledBlock {
  title: string;
}

/** A section of a document below its heading. The first cell of a row is its name, unique in the table. */
export type DocumentBlock = TitledBlock &
  (
    | {
        kind: 'table';
        head: readonly string[];
        rows: readonly (readonly [name: string, ...cells: string[]])[];
      }
    | { kind: 'list'; items: readonly string[] }
  );

/** An example of a document that customers receive. */
export interface SampleDocument {
  /** URL fragment that links to the section. */
  id: string;
  title: string;
  /** Its purpose, shown above the document. */
  text: string;
  /** Services for which customers receive it. */
  services: readonly StaticPageName[];
  /** The most important figures, in large type; a missed one is marked. */
  figures?: readonly { value: string; label: string; isMissed?: true }[];
  facts: readonly (readonly [label: string, value: string])[];
  blocks: readonly DocumentBlock[];
}
