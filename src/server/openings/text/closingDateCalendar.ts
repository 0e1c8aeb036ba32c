import { calendarTexts } from '../../../content/jobPageTexts.ts';
import { openingPath } from '../../../content/paths.ts';
import { site } from '../../../content/site.ts';
import { buildSettings } from '../../../contract/buildSettings.ts';
import { addDays } from '../../../lib/addDays.ts';
import type { Opening } from '../queries/toOpening.ts';

const MAX_OCTETS = 75;

/** Folds an iCalendar line into lines of at most 75 octets, without splitting a character (RFC 5545, 3.1). */
export const foldLine = (line: string): string => {
  const lines = [''];
  let remaining = MAX_OCTETS;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (size > remaining) {
      lines.push(' ');
      remaining = MAX_OCTETS - 1;
    }
    lines[lines.length - 1] += character;
    remaining -= size;
  }
  return lines.join('\r\n');
};

/** Escapes a value of type TEXT and removes control characters (RFC 5545, 3.3.11). */
export const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');

const ZONE = 'America/Chicago';

/** The hour of an instant at the head office: '18:00 in Austin'. */
const formatOfficeHour = (iso: string): string => {
  const hour = new Date(iso).toLocaleTimeString('en-GB', {
    timeZone: ZONE,
    hour: '2-digit',
    minute: '2-digit',
  });
  return `${hour} in ${site.offices[0]?.postal.city ?? ''}`;
};

/** An instant or a day as iCalendar writes it. */
export const toDigits = (iso: string): string => iso.replace(/[-:]|\.\d+/g, '');

/**
 * Writes an opening's closing date as an all-day event with a reminder two days before. The UID is stable, so that a
 * later download replaces the event.
 */
export const toClosingDateCalendar = (opening: Opening, closing_date: string): string => {
  const { id, job_title, company_name, updated_at } = opening;
  const siteUrl = buildSettings.siteUrl || site.url;
  const url = `${siteUrl}${openingPath(id)}`;
  const nextDay = addDays(`${closing_date}T00:00:00.000Z`, 1).slice(0, 10);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(site.name)}//Careers//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:opening-${id}@${new URL(siteUrl).host}`,
    `DTSTAMP:${toDigits(updated_at)}`,
    `DTSTART;VALUE=DATE:${toDigits(closing_date)}`,
    `DTEND;VALUE=DATE:${toDigits(nextDay)}`,
    `SUMMARY:${escapeText(calendarTexts.summary(job_title, company_name))}`,
    `DESCRIPTION:${escapeText(calendarTexts.description(url, formatOfficeHour(`${nextDay}T00:00:00.000Z`)))}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(calendarTexts.reminder(job_title))}`,
    'TRIGGER:-P2D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
};
