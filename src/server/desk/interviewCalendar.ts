import { site } from '../../content/site.ts';
import { buildSettings } from '../../contract/buildSettings.ts';
import { escapeText, foldLine, toDigits } from '../openings/text/closingDateCalendar.ts';

export interface Invitation {
  reference: string;
  job: string;
  company: string;
  at: string;
  minutes: number;
  /** An address, or a link to a call; empty if nobody has entered it. */
  place: string;
  organiser: { name: string; email: string };
  attendee: { name: string; email: string };
  /** 0 for the first invitation. A calendar replaces its event by one with the same UID and a higher number. */
  sequence: number;
  now: Date;
}

/** A parameter's value may contain no quotation mark (RFC 5545, 3.1). */
const quote = (text: string): string => `"${text.replace(/["\p{Cc}]/gu, ' ')}"`;

const isLink = (place: string): boolean => URL.canParse(place) && /^https?:/.test(place);

/** Writes the invitation to an interview, which mail programs offer to accept (RFC 5546, REQUEST). */
export const toInterviewCalendar = (invitation: Invitation): string => {
  const { reference, job, company, at, minutes, place, organiser, attendee, sequence, now } = invitation;
  const end = new Date(Date.parse(at) + minutes * 60_000).toISOString();
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(site.name)}//Careers//EN`,
    'METHOD:REQUEST',
    'BEGIN:VEVENT',
    `UID:interview-${reference}@${new URL(buildSettings.siteUrl || site.url).host}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${toDigits(now.toISOString())}`,
    `DTSTART:${toDigits(at)}`,
    `DTEND:${toDigits(end)}`,
    `SUMMARY:${escapeText(`Interview: ${job}, ${company}`)}`,
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    ...(isLink(place) ? [`URL:${place}`] : []),
    `ORGANIZER;CN=${quote(organiser.name)}:mailto:${organiser.email}`,
    `ATTENDEE;CN=${quote(attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:${attendee.email}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
};
