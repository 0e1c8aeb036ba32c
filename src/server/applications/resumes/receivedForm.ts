import type { CollectedFile } from '../../platform/http/collectFile.ts';
import type { Refusal } from '../../platform/http/refusal.ts';

export interface ReceivedFile extends CollectedFile {
  clientName: string;
}

export interface ReceivedForm {
  /** By field name, of the known fields that came. */
  texts: Record<string, string>;
  file: ReceivedFile | undefined;
  /** Why the form as a whole cannot be taken; what was read before stands beside it. */
  fault: Refusal | undefined;
}
