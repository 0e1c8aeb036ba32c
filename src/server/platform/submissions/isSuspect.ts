import { FASTEST_PERSON_MS } from '../../../contract/constants.ts';

/** What the traps caught; both are left out where there was no script or nothing to say. */
export interface WireTraps {
  website?: string | undefined;
  shown_for?: number | undefined;
}

/** Whether a submission looks like a machine's (docs/requirements.md, ONCE-7). */
export const isSuspect = ({ website = '', shown_for }: WireTraps): boolean =>
  website.trim() !== '' || (shown_for !== undefined && shown_for < FASTEST_PERSON_MS);
