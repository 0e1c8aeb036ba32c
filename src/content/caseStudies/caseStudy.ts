import type { StaticPageName } from '../paths.ts';

export type CaseStudyName = Extract<StaticPageName, 'caseStudyOne' | 'caseStudyTwo' | 'caseStudyThree'>;

/** A stage of a drawn line: a service, a step or a moment. */
export interface LineStop {
  title: string;
  text: string;
}

export interface CaseLine {
  title: string;
  intro: string;
  stops: readonly LineStop[];
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
  bars: readonly Bar[];
  /** The whole chart in a sentence, for who does not see it. */
  alternative: string;
}

/** What a case study shows beside the paragraphs of its words: situation, three on the work, result. */
export interface CaseStudy {
  customer: string;
  services: readonly StaticPageName[];
  line: CaseLine;
  /** A second line where the work has a course of its own. */
  timeline?: CaseLine;
  figures?: readonly CaseFigure[];
}
