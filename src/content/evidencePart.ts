import type { DiagramStep } from './caseStudies/caseStudy.ts';
import type { IncidentMoment } from './incident.ts';
import type { EvidencePictureName } from './evidencePictures.ts';
import type { StaticPageName } from './paths.ts';

/** A page of the site, or a section of one. */
interface PagePlace {
  page: StaticPageName;
  hash?: string;
  label: string;
}

/** Where a statement can be verified: on a page, or in a file for programs. */
export type EvidenceLink = PagePlace | { file: string; label: string };

/** The first cell of a row is its name. */
export type EvidenceRow = readonly [name: string, ...cells: (string | EvidenceLink)[]];

export interface EvidenceQuestion {
  question: string;
  answer: string;
  /** Where there is more to read. */
  see: EvidenceLink;
}

/** Questions on one subject. */
export interface QuestionGroup {
  title: string;
  questions: readonly EvidenceQuestion[];
}

/** A section of an evidence page. `kind` says how it is rendered. */
export type EvidencePart = {
  /** Fragment of the section's address. */
  id: string;
  title: string;
  text?: string;
  exampleLabel?: string;
  picture?: EvidencePictureName;
  more?: PagePlace;
} & (
  | { kind: 'steps'; steps: readonly DiagramStep[]; areParallel?: true }
  | { kind: 'incident'; caption: string; moments: readonly IncidentMoment[] }
  | { kind: 'questions'; groups: readonly QuestionGroup[] }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'table'; head: readonly string[]; rows: readonly EvidenceRow[] }
);
