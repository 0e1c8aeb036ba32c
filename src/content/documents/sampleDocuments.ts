import { handoverNote } from './handoverNote.ts';
import { leavingChecklist } from './leavingChecklist.ts';
import { monthlyReport } from './monthlyReport.ts';
import type { SampleDocument } from './sampleDocument.ts';

/** What a customer gets in the hand; customer, days and figures are invented, and the page says so. */
export const sampleDocuments: readonly SampleDocument[] = [monthlyReport, handoverNote, leavingChecklist];

export const sampleTexts = {
  invented: 'The customer and every figure are invented.',
  comesWith: 'Comes with',
  fold: 'Show or hide the example',
  print: 'Print for your file',
} as const;
