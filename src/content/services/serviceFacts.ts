import type { ServiceName } from '../serviceLines.ts';
import type { LineSign } from './lineSigns.ts';

/** A thing that can be named, with its icon. */
export type DrawnNoun = readonly [sign: LineSign, name: string];

/** What a service's page shows beside its paragraphs (docs/requirements.md, SERV-1 to SERV-3). */
export interface ServiceFacts {
  /** From what goes in by what we do to what the reader holds; the service's own sign stands in the middle. */
  flow: {
    goesIn: readonly [DrawnNoun, DrawnNoun, DrawnNoun];
    work: string;
    held: readonly [DrawnNoun, DrawnNoun, DrawnNoun];
  };
  included: readonly string[];
  excluded: readonly string[];
  /** What a buyer may take after this one, and why. */
  next: { service: ServiceName; why: string };
}
