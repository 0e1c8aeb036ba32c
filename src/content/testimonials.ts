import type { StaticPageName } from './paths.ts';
import type { ServiceIconName } from './services/serviceIconNames.ts';

export interface Testimonial {
  id: string;
  designation: string;
  sector: string;
  /** An icon of the sector, in place of a real customer's picture. */
  icon: ServiceIconName;
  quote: string;
  /** The service that the testimonial is about. */
  service: StaticPageName;
}

/** Six testimonials, each with the specified placeholder instead of a name. */
export const testimonials: readonly Testimonial[] = [
  {
    id: 'logistics',
    designation: 'Head of IT',
    sector: 'Logistics',
    icon: 'box',
    quote:
      'The shift note tells me what happened overnight, what was done and what is left for me. I read it first thing and know where to begin.',
    service: 'managedNetwork',
  },
  {
    id: 'law',
    designation: 'IT Manager',
    sector: 'Law',
    icon: 'contract',
    quote:
      'A partner rings late in the evening and speaks to a person. In the morning I read what was wrong and what was done about it.',
    service: 'serviceDesk',
  },
  {
    id: 'health',
    designation: 'IT Operations Manager',
    sector: 'Health',
    icon: 'health',
    quote:
      'Each clinic knew the evening on which its computers would be changed. The old ones left with a list of serial numbers, and we signed for every one.',
    service: 'assetDeployment',
  },
  {
    id: 'insurance',
    designation: 'Head of Data',
    sector: 'Insurance',
    icon: 'shield',
    quote:
      'They rehearsed the migration until the rehearsal bored us. On the day itself I had a plan, a way back and a person to call.',
    service: 'dataManagement',
  },
  {
    id: 'education',
    designation: 'Audio-Visual Manager',
    sector: 'Education',
    icon: 'book',
    quote:
      'The report after a maintenance visit names the projector, the fault and the part. I can put it in front of the finance office as it is.',
    service: 'preventativeMaintenance',
  },
  {
    id: 'manufacturing',
    designation: 'Network Manager',
    sector: 'Manufacturing',
    icon: 'tool',
    quote:
      'The embedded engineer sits at our desk, works to our rules and asks the questions a colleague would ask. When my team says “we”, it means the engineer as well.',
    service: 'onsiteEmbedded',
  },
];

/** Texts of the page of testimonials. */
export const testimonialTexts = {
  title: 'From five more sectors',
  name: 'Customer name',
  about: 'About',
} as const;
