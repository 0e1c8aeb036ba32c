import type { ReactNode } from 'react';
import { officePlace } from '../../content/officePlace.ts';
import type { Office } from '../../content/site.ts';
import { Icon } from '../../ui/Icon.tsx';
import { MailLink } from '../../ui/MailLink.tsx';
import { PhoneLink } from '../../ui/PhoneLink.tsx';

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
