import type { ReactNode } from 'react';

interface PhoneLinkProps {
  phone: string;
  /** Defaults to the number itself. */
  children?: ReactNode;
  className?: string | undefined;
}

/** A phone number as a link, always written from left to right. */
export const PhoneLink = ({ phone, children, className }: PhoneLinkProps) => (
  <a className={className} href={`tel:${phone.replaceAll(' ', '')}`}>
    {children ?? (
      <bdi className="phone-number" dir="ltr">
        {phone}
      </bdi>
    )}
  </a>
);
