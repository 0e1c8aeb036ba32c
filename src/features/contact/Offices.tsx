import type { ReactNode } from 'react';
import { contactTexts } from '../../content/contactTexts.ts';
import { toOfficeId } from '../../content/officeNames.ts';
import { OFFICE_PLAN_SIZE, officeSprite } from '../../content/officePlans.ts';
import { listOfficeShifts } from '../../content/listOfficeShifts.ts';
import { type Office, site } from '../../content/site.ts';
import { buildSettings } from '../../contract/buildSettings.ts';
import { FrameOnClick } from '../../ui/FrameOnClick.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { MailLink } from '../../ui/MailLink.tsx';
import { PhoneLink } from '../../ui/PhoneLink.tsx';
import { Section } from '../../ui/Section.tsx';
import * as styles from './MapDrawing.module.scss';

/** Half the height and width of the map's bounding box: a few streets around the office. */
const MAP_REACH_DEGREES = { latitude: 0.006, longitude: 0.012 } as const;

export interface MapPoint {
  latitude: number;
  longitude: number;
}

const formatDegrees = (degrees: number): string => degrees.toFixed(5);

/** The URL of a map around a point: the setting with {lat}, {lon}, {west}, {south}, {east}, {north} filled in. */
export const toMapUrl = (pattern: string, { latitude, longitude }: MapPoint): string => {
  const values: Readonly<Record<string, number>> = {
    lat: latitude,
    lon: longitude,
    west: longitude - MAP_REACH_DEGREES.longitude,
    south: latitude - MAP_REACH_DEGREES.latitude,
    east: longitude + MAP_REACH_DEGREES.longitude,
    north: latitude + MAP_REACH_DEGREES.latitude,
  };
  return pattern.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    values[name] === undefined ? placeholder : formatDegrees(values[name]),
  );
};

/** A sketch of an office's surroundings: streets, water and a pin. It is not to scale. */
const MapDrawing = ({ plan }: { plan: NonNullable<Office['plan']> }) => (
  <svg
    className={styles.drawing}
    viewBox={`0 0 ${OFFICE_PLAN_SIZE.width} ${OFFICE_PLAN_SIZE.height}`}
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <use href={`${officeSprite}#${plan}`} />
  </svg>
);

interface OfficeMapProps {
  office: Office;
  /** The `MAP_URL` setting. Without it there is only the drawing. */
  pattern: string;
}

/** Where an office is. The real map is loaded only on a click. */
export const OfficeMap = ({ office, pattern }: OfficeMapProps) => {
  const drawing = office.plan && <MapDrawing plan={office.plan} />;
  if (pattern === '') return drawing;
  return (
    <FrameOnClick
      url={toMapUrl(pattern, office)}
      title={contactTexts.map(office.city)}
      button={contactTexts.showMap(office.city)}
    >
      {drawing}
    </FrameOnClick>
  );
};

interface OfficeCardProps {
  office: Office;
  /** When the office is on shift, and which office is next. */
  shift?: string | undefined;
  children?: ReactNode;
}

/** An office: what it is responsible for, and every way to reach it. Its map, if any, is below. */
export const OfficeCard = ({ office, shift, children }: OfficeCardProps) => (
  <div className="office-card" id={toOfficeId(office)}>
    <h3>
      <Icon name="place" />
      {` ${office.city}`}
    </h3>
    <address>
      {[...office.address, office.country].map((line) => (
        <span key={line}>
          <bdi>{line}</bdi>
        </span>
      ))}
      <MailLink email={office.email} />
      {office.phone !== undefined && <PhoneLink phone={office.phone} />}
    </address>
    <p>{office.role}</p>
    {shift !== undefined && <p>{shift}</p>}
    {children}
  </div>
);

interface OfficesProps {
  hasMaps?: boolean;
  /** The `MAP_URL` setting. */
  pattern?: string;
}

/** All offices side by side. */
export const Offices = ({ hasMaps = false, pattern = buildSettings.mapUrl }: OfficesProps) => {
  const shifts = hasMaps ? listOfficeShifts() : [];
  return (
    <Section title={contactTexts.offices} tone="tint">
      {hasMaps && pattern !== '' && (
        <p className="needs-js">{contactTexts.mapsFrom(new URL(pattern).host)}</p>
      )}
      <ul className="card-grid">
        {site.offices.map((office, index) => (
          <li key={office.city}>
            <OfficeCard office={office} shift={shifts[index]}>
              {hasMaps && <OfficeMap office={office} pattern={pattern} />}
            </OfficeCard>
          </li>
        ))}
      </ul>
    </Section>
  );
};
