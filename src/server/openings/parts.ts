import type { PageParts } from '../pages/parts.ts';
import type { AnswerStore } from '../platform/http/kept/answerStore.ts';
import type { OpeningRepository } from './queries/openingRepository.ts';

/** What the calls and pages of openings are answered from. */
export interface OpeningParts extends PageParts {
  openings: OpeningRepository;
  /** Pages and calls as they were answered, for as long as no opening changes. */
  openingAnswers: AnswerStore;
}
