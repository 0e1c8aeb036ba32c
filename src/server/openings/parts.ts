import type { PageParts } from '../pages/renderAnswer.ts';
import type { AnswerCache } from '../platform/http/answerCache.ts';
import type { AlertRepository } from './alerts/alertRepository.ts';
import type { OpeningRepository } from './queries/openingRepository.ts';
import type { OpeningSearch } from './queries/openingSearch.ts';

/** What job alerts are answered with. */
export interface AlertParts extends PageParts {
  alerts: AlertRepository;
  /** Whether mail is sent at all. */
  hasMail: boolean;
  /** Tells the outbox that a mail was put there. */
  mailQueued: () => void;
}

/** What the calls and pages of openings are answered from. */
export interface OpeningParts extends PageParts {
  openings: OpeningRepository;
  /** Pages and calls about openings, cached until an opening changes. */
  openingAnswers: AnswerCache;
  openingSearch: OpeningSearch;
  /** Whether mail is sent, without which there are no alerts. */
  hasMail: boolean;
}
