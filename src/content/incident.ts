import type { LineStop } from './caseStudies/caseStudy.ts';

/** An incident as it might go, by the example service sheet; the pages say that it is one (docs/requirements.md, SEE-5). */
export const incident = {
  title: 'An incident, minute by minute',
  mark: 'Example, not a promise',
  stops: [
    { title: '02:04 Alarm', text: 'A site in Texas loses its line.' },
    { title: '02:07 Seen', text: 'The operator in Hyderabad opens the runbook.' },
    { title: '02:16 You are told', text: 'Your contact gets a call with what is known.' },
    { title: '03:41 Mended', text: 'The spare line carries the site.' },
    { title: 'Next working day: report', text: 'Cause, steps and what changes.' },
  ],
} as const satisfies { title: string; mark: string; stops: readonly LineStop[] };
