import type { PracticeKey } from '../practices.ts';
import type { ServiceName } from '../serviceLines.ts';
import type { MotifName } from './motifs.ts';

/** A person of the team page or the board page. Names are invented. */
export interface Person {
  /** Unique among all people. */
  id: string;
  name: string;
  designation: string;
  /** City of an office or delivery location. */
  place: string;
  /** One line under the name. */
  shortdescription: string;
  description: readonly [string, string];
  /** The drawing shown instead of a portrait, in the colour of `practice`. */
  motif: MotifName;
  practice: PracticeKey;
  /** URL of a portrait under `public/`, 4 by 5. Without one the motif is shown. */
  thumbnail?: string;
}

/** A member of the team, with a question to ask them. */
export interface TeamMember extends Person {
  question: string;
  /** Services whose pages name this member; other pages name the first member of the practice. */
  services?: readonly ServiceName[];
}

/** What only the team page and the search show of a member. */
export type MemberTexts = Pick<TeamMember, 'shortdescription' | 'description' | 'question'>;
