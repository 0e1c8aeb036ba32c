import type { PageDependencies } from '../pages/renderResponse.ts';
import type { ResponseCache } from '../platform/http/responseCache.ts';
import type { AlertRepository } from './alerts/alertRepository.ts';
import type { OpeningRepository } from './queries/openingRepository.ts';
import type { OpeningSearch } from './queries/openingSearch.ts';

/** Dependencies of the calls and pages of job alerts. */
export interface AlertDependencies extends PageDependencies {
  alerts: AlertRepository;
  /** Whether a mail server is configured. */
  hasMail: boolean;
  /** Wakes the outbox worker. */
  wakeOutbox: () => void;
}

/** Dependencies of the calls and pages of openings. */
export interface OpeningDependencies extends PageDependencies {
  openings: OpeningRepository;
  /** Responses about openings, cached until an opening changes. */
  openingResponses: ResponseCache;
  openingSearch: OpeningSearch;
  /** Whether a mail server is configured. Without one there are no job alerts. */
  hasMail: boolean;
}
