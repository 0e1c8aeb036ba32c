import type { LateCode } from '../lib/lateCode.ts';
import { lateApplicationForm } from '../features/careers/application/lateApplicationForm.ts';
import { lateContactForm } from '../features/contact/lateContactForm.ts';
import type { ViewChunk } from './viewChunks.ts';

/** What pages of a chunk use beside it. It comes with them where they are opened by a click, else when it is wanted (docs/requirements.md, FAST-11). */
const lateCode: Partial<Record<ViewChunk, readonly LateCode<unknown>[]>> = {
  contact: [lateContactForm],
  job: [lateApplicationForm],
};

export const loadLateCode = (chunk: ViewChunk): Promise<unknown> =>
  Promise.all((lateCode[chunk] ?? []).map(({ load }) => load()));
