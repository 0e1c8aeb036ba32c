import { buildSettings } from '../../contract/buildSettings.ts';
import { officeTurns } from '../../content/officeTurns.ts';
import { contactTexts } from '../../content/contactTexts.ts';
import { site } from '../../content/site.ts';
import { Section } from '../../ui/Section.tsx';
import { OfficeCard } from './OfficeCard.tsx';
import { OfficeMap } from './OfficeMap.tsx';

interface OfficesProps {
  hasMaps?: boolean;
  /** The map's setting. */
  pattern?: string;
}

/** All offices side by side. */
export const Offices = ({ hasMaps = false, pattern = buildSettings.mapUrl }: OfficesProps) => {
  const turns = hasMaps ? officeTurns() : [];
  return (
    <Section title={contactTexts.offices} tone="tint">
      <ul className="card-grid">
        {site.offices.map((office, at) => (
          <li key={office.city}>
            <OfficeCard office={office} turn={turns[at]}>
              {hasMaps && <OfficeMap office={office} pattern={pattern} />}
            </OfficeCard>
          </li>
        ))}
      </ul>
    </Section>
  );
};
