import type { PracticeKey } from '../practices.ts';
import type { MotifName } from './motifs.ts';

/** One of the people shown on the team's or the board's page. Names are invented. */
export interface Person {
  /** For lists and keys; no two people share one. */
  id: string;
  name: string;
  designation: string;
  /** City of an office or delivery location. */
  place: string;
  /** One line under the name. */
  shortdescription: string;
  description: readonly [string, string];
  /** What the role works with, and the practice in whose colour it is drawn. */
  motif: MotifName;
  practice: PracticeKey;
  /** Address of a portrait under `public/`, 4 by 5; without one the motif stands there. */
  thumbnail?: string;
}

/** One of the team, with the question to bring to them. */
export interface TeamMember extends Person {
  ask: string;
}
