import type { StaticPageName } from '../paths.ts';
import type { CasePictureName } from './casePictures.ts';

export type CaseStudyName = Extract<StaticPageName, 'caseStudyOne' | 'caseStudyTwo' | 'caseStudyThree'>;

/** A stage of a drawn line: a step or a moment; or a service, one of several that work beside each other. */
export interface LineStop {
  title: string;
  text: string;
}

export interface CaseLine {
  title: string;
  intro: string;
  picture: CasePictureName;
  /** The whole picture in a sentence, for who does not see it. */
  shows: string;
  stops: readonly LineStop[];
  /** Whether the stops work beside each other and follow no order. */
  areParallel?: boolean;
}

export interface Bar {
  label: string;
  /** Length, from 0 to 1. */
  share: number;
  /** Drawn as what came of the work. */
  isResult: boolean;
}

export interface CaseFigure {
  value: string;
  title: string;
  text: string;
  chart?: {
    bars: readonly Bar[];
    /** The whole chart in a sentence, for who does not see it. */
    alternative: string;
  };
}

/** What a case study shows beside its paragraphs: the reader's question, the situation, the work, the result. */
export interface CaseStudy {
  customer: string;
  services: readonly StaticPageName[];
  /** The result of the work, shown below the title. */
  figures: readonly [CaseFigure, CaseFigure, CaseFigure];
  line: CaseLine;
  /** A second line where the work has a course of its own. */
  timeline?: CaseLine;
}
