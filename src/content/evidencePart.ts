import type { DiagramStep } from './caseStudies/caseStudy.ts';
import type { EvidencePictureName } from './evidencePictures.ts';
import type { StaticPageName } from './paths.ts';

/** A page of the site, or a section of one. */
interface PageLinkEntry {
  page: StaticPageName;
  hash?: string;
  label: string;
}

/** A link to what proves a statement: a page, or a machine-readable file. */
export type EvidenceLinkEntry = PageLinkEntry | { file: string; label: string };

/** The first cell of a row is its name. */
export type EvidenceRow = readonly [name: string, ...cells: (string | EvidenceLinkEntry)[]];

export interface EvidenceQuestion {
  question: string;
  answer: string;
  /** Where to read more. */
  link: EvidenceLinkEntry;
}

/** A moment on the time axis of 'How we work'. */
export interface AxisMoment extends DiagramStep {
  at: string;
  /** The customer decides, or the service goes live. */
  isDecision?: true;
  more?: PageLinkEntry;
}

/** Questions on one subject. */
export interface QuestionGroup {
  title: string;
  questions: readonly EvidenceQuestion[];
}

/** A section of an evidence page. `kind` says how it is rendered. */
export type EvidencePart = {
  /** URL fragment that links to the section. */
  id: string;
  title: string;
  text?: string;
  picture?: EvidencePictureName;
  more?: PageLinkEntry;
} & (
  | { kind: 'timeAxis'; moments: readonly AxisMoment[] }
  | { kind: 'facts'; facts: readonly DiagramStep[] }
  | { kind: 'questions'; groups: readonly QuestionGroup[] }
  | { kind: 'list'; items: readonly string[] }
  | {
      kind: 'table';
      /** Looks like a sheet of paper. */
      isSheet?: true;
      head: readonly string[];
      rows: readonly EvidenceRow[];
      /** What the table leaves open, below it. */
      notes?: readonly DiagramStep[];
    }
);
