import type { StaticPageName } from '../paths.ts';
import type { CasePictureName } from './casePictures.ts';

export type CaseStudyName = Extract<StaticPageName, 'caseStudyOne' | 'caseStudyTwo' | 'caseStudyThree'>;

/** A step, a moment or an unordered part in a diagram. */
export interface DiagramStep {
  title: string;
  text: string;
}

export interface CaseDiagram {
  title: string;
  intro: string;
  picture: CasePictureName;
  /** The whole picture in a sentence. */
  alt: string;
  steps: readonly DiagramStep[];
  /** Whether the items are parts without an order, instead of steps. */
  isUnordered?: boolean;
}

export interface Bar {
  label: string;
  /** Length, from 0 to 1. */
  share: number;
  /** Drawn in the colour of results. */
  isResult: boolean;
}

/** A change in figures against the time before, or a result in a sentence. */
export interface CaseResult {
  value?: string;
  title: string;
  text: string;
  chart?: {
    bars: readonly Bar[];
    /** The whole chart in a sentence. */
    alt: string;
  };
}

/** What a case study shows beside its paragraphs: the reader's question, the situation, the work, the result. */
export interface CaseStudy {
  customer: string;
  services: readonly StaticPageName[];
  /** The results of the work, shown below the title. */
  results: readonly [CaseResult, CaseResult, CaseResult];
  diagram: CaseDiagram;
  /** A second diagram, with the work over time. */
  secondDiagram?: CaseDiagram;
}
