import type { PageParts } from '../pages/parts.ts';
import type { OpeningRepository } from './queries/openingRepository.ts';

/** What the calls and pages of openings are answered from. */
export interface OpeningParts extends PageParts {
  openings: OpeningRepository;
}
