import type { ReactNode } from 'react';
import { contactTexts } from '../../content/contactTexts.ts';
import { officePlace } from '../../content/officePlace.ts';
import { OFFICE_PLAN, officePlan, officeSprite } from '../../content/officePlans.ts';
import { officeTurns } from '../../content/officeTurns.ts';
import { type Office, site } from '../../content/site.ts';
import { buildSettings } from '../../contract/buildSettings.ts';
import { FrameOnClick } from '../../ui/FrameOnClick.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { MailLink } from '../../ui/MailLink.tsx';
import { PhoneLink } from '../../ui/PhoneLink.tsx';
import { Section } from '../../ui/Section.tsx';
import * as styles from './MapDrawing.module.scss';

/** Half the height and width of the map's section, in degrees: some streets around the office. */
const REACH = { latitude: 0.006, longitude: 0.012 } as const;

export interface MapPoint {
  latitude: number;
  longitude: number;
}

const written = (degrees: number): string => degrees.toFixed(5);

/** The address of a map around a place: the setting with its {lat}, {lon}, {west}, {south}, {east}, {north} filled in. */
export const mapAddress = (pattern: string, { latitude, longitude }: MapPoint): string => {
  const values: Readonly<Record<string, number>> = {
    lat: latitude,
    lon: longitude,
    west: longitude - REACH.longitude,
    south: latitude - REACH.latitude,
    east: longitude + REACH.longitude,
    north: latitude + REACH.latitude,
  };
  return pattern.replace(/\{(\w+)\}/g, (whole, name: string) =>
    values[name] === undefined ? whole : written(values[name]),
  );
};

/** What is round an office, as one would draw it for a visitor: its streets, its water and a pin. No measure is taken from it. */
export const MapDrawing = ({ office }: { office: Office }) => (
  <svg
    className={styles.drawing}
    viewBox={`0 0 ${OFFICE_PLAN.width} ${OFFICE_PLAN.height}`}
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <use href={`${officeSprite}#${officePlan(office)}`} />
  </svg>
);

interface OfficeMapProps {
  office: Office;
  /** The map's setting; empty where none is set: then there is the drawing alone. */
  pattern: string;
}

/** Where an office is; the real map only on a click. */
export const OfficeMap = ({ office, pattern }: OfficeMapProps) => {
  if (pattern === '') return <MapDrawing office={office} />;
  return (
    <FrameOnClick
      address={mapAddress(pattern, office)}
      title={contactTexts.map(office.city)}
      button={contactTexts.showMap(office.city)}
    >
      <MapDrawing office={office} />
    </FrameOnClick>
  );
};

interface OfficeCardProps {
  office: Office;
  /** When it is on shift, and who is next. */
  turn?: string | undefined;
  children?: ReactNode;
}

/** An office: what it answers for, and every way to reach it; its map, if any, comes last. */
export const OfficeCard = ({ office, turn, children }: OfficeCardProps) => (
  <div className="office-card" id={officePlace(office)}>
    <h3>
      <Icon name="place" />
      {` ${office.city}`}
    </h3>
    <p>{office.role}</p>
    {turn !== undefined && <p>{turn}</p>}
    <address>
      {[...office.address, office.country].map((line) => (
        <span key={line}>
          <bdi>{line}</bdi>
        </span>
      ))}
      <MailLink email={office.email} />
      {office.phone !== undefined && <PhoneLink phone={office.phone} />}
    </address>
    <div className="mt-auto">{children}</div>
  </div>
);

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
