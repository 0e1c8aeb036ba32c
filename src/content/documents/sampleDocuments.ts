import { handoverNote } from './handoverNote.ts';
import { leavingChecklist } from './leavingChecklist.ts';
import { monthlyReport } from './monthlyReport.ts';
import type { SampleDocument } from './sampleDocument.ts';

/** Examples of documents that customers receive. Customers, dates and figures are invented, as the page says. */
export const sampleDocuments: readonly SampleDocument[] = [monthlyReport, handoverNote, leavingChecklist];

export const sampleTexts = {
  label: 'Sample document',
  invented: 'The customer and every figure are invented.',
  comesWith: 'Comes with',
  show: 'Show the example',
  hide: 'Hide the example',
  print: 'Print for your file',
} as const;
