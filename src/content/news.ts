import { site } from './site.ts';

export interface NewsItem {
  id: string;
  /** As `yyyy-mm-dd`. */
  date: string;
  title: string;
  paragraphs: readonly string[];
}

/** The news, the latest first. */
export const news: readonly NewsItem[] = [
  {
    id: 'practice-room',
    date: '2026-10-13',
    title: 'A practice room for audio-visual technicians',
    paragraphs: [
      `The ${site.leads.audioVisual} audio-visual team has set up a practice room. New technicians trace faults there, from the microphone on the table to the rack in the cupboard, before they visit a customer.`,
      'Customers can use it to try a room design before they buy it.',
    ],
  },
  {
    id: 'handover-note',
    date: '2026-06-16',
    title: 'A handover note that saves you the same question',
    paragraphs: [
      'The handover note between our offices has a new form. Each one lists what is open, who owns it and what has been tried, so that the next office does not ask you again.',
    ],
  },
  {
    id: 'manchester-dublin',
    date: '2026-03-10',
    title: 'Technicians at home in Manchester and Dublin',
    paragraphs: [
      `Manchester and Dublin have joined our delivery locations. Visits to sites nearby no longer begin with a journey from ${site.leads.audioVisual}, and each technician gets to know a smaller set of buildings well.`,
    ],
  },
  {
    id: 'early-starts',
    date: '2025-12-16',
    title: `Early starts in ${site.leads.operations} are paid extra`,
    paragraphs: [
      `The shift in ${site.leads.operations} begins at 05:00. From January these hours are paid extra, and the rota comes out a month ahead, as in our other offices.`,
    ],
  },
];

/** Texts of the news page. */
export const newsTexts = { title: 'Latest news' } as const;
