import type { LineStop } from './caseStudies/caseStudy.ts';
import type { EvidencePictureName } from './evidencePictures.ts';
import type { StaticPageName } from './paths.ts';

/** A place on a page of the site. */
interface PagePlace {
  page: StaticPageName;
  hash?: string;
  label: string;
}

/** Where it is to be seen: on a page, or in a file for programs. */
export type EvidenceLink = PagePlace | { file: string; label: string };

/** A row is named by its first cell. */
export type EvidenceRow = readonly [name: string, ...cells: (string | EvidenceLink)[]];

/** A part of an evidence page, by how it is rendered. */
export type EvidencePart = {
  /** For links to this place. */
  id: string;
  title: string;
  text?: string;
  mark?: string;
  picture?: EvidencePictureName;
  more?: PagePlace;
} & (
  | { kind: 'line'; stops: readonly LineStop[] }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'table'; head: readonly string[]; rows: readonly EvidenceRow[] }
);
