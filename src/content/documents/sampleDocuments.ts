import { handoverNote } from './handoverNote.ts';
import { leavingChecklist } from './leavingChecklist.ts';
import { monthlyReport } from './monthlyReport.ts';
import type { SampleDocument } from './sampleDocument.ts';

/** Examples of documents that customers receive. */
export const sampleDocuments: readonly SampleDocument[] = [monthlyReport, handoverNote, leavingChecklist];

export const sampleTexts = {
  comesWith: 'Comes with',
  show: 'Show the example',
  hide: 'Hide the example',
  print: 'Print for your file',
} as const;
