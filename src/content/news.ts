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
    date: '2024-05-14',
    title: 'A practice room for audio-visual technicians',
    paragraphs: [
      'The London audio-visual team sets up a practice room. New technicians trace faults there, from the microphone on the table to the rack in the cupboard, before they visit a customer.',
      'Customers can use it to try a room design before they order it.',
    ],
  },
  {
    id: 'handover-note',
    date: '2024-01-23',
    title: 'A handover note that saves you the same question',
    paragraphs: [
      'The operations centre in Hyderabad changes its handover note. Each one now lists what is open, who owns it and what has been tried, so that London does not ask you the same questions again.',
    ],
  },
  {
    id: 'manchester-dublin',
    date: '2023-09-19',
    title: 'Technicians at home in Manchester and Dublin',
    paragraphs: [
      'Manchester and Dublin join our delivery locations. Visits to sites nearby no longer begin with a journey from London, and each technician gets to know a smaller set of buildings well.',
    ],
  },
];

/** Texts of the news page. */
export const newsTexts = { title: 'Latest news' } as const;
