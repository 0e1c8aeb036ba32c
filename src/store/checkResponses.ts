import type {
  ClosedOpening,
  OpeningDetail,
  OpeningLink,
  OpeningList,
  OpeningSummary,
  Receipt,
} from '../contract/schemas.ts';
import { isRecord } from '../lib/isRecord.ts';

// Every response is checked when it arrives, so that an invalid one fails the call and does not break a view. The checks
// are written by hand, because the schema library is too large for the browser.

const hasTexts = (value: Record<string, unknown>, names: readonly string[]): boolean =>
  names.every((name) => typeof value[name] === 'string');

const parseSummary = (value: unknown): OpeningSummary | undefined => {
  if (!isRecord(value) || !hasTexts(value, ['job_title', 'company_name', 'location', 'description']))
    return undefined;
  const id = Number(value['id']);
  return Number.isSafeInteger(id) ? ({ ...value, id } as OpeningSummary) : undefined;
};

/** The list, or undefined if the response is not one. */
export const parseOpenings = (value: unknown): OpeningList | undefined => {
  if (!Array.isArray(value)) return undefined;
  const openings = value.map(parseSummary);
  return openings.every((opening) => opening !== undefined) ? openings : undefined;
};

/** The original back end's responses for a missing row. */
const isMissingRow = (value: unknown): boolean =>
  value === null || value === false || (Array.isArray(value) && value.length === 0);

/** The items that are valid links to openings. */
const parseLinks = (value: unknown): OpeningLink[] =>
  (Array.isArray(value) ? value : []).flatMap((link: unknown) =>
    isRecord(link) && hasTexts(link, ['job_title', 'location']) && Number.isSafeInteger(link['id'])
      ? [link as OpeningLink]
      : [],
  );

/** The opening; null if there is no such job; undefined if the response is invalid. */
export const parseOpening = (value: unknown): OpeningDetail | null | undefined => {
  if (isMissingRow(value) || (isRecord(value) && !('job_title' in value))) return null;
  const summary = parseSummary(value);
  if (!summary) return undefined;
  const { requirements, similar } = value as { requirements?: unknown; similar?: unknown };
  const isList = Array.isArray(requirements) && requirements.every((item) => typeof item === 'string');
  const detail = { ...summary, requirements: isList ? requirements : [] };
  return similar === undefined ? detail : { ...detail, similar: parseLinks(similar) };
};

/** A closed opening; undefined if the back end does not describe it. */
export const parseClosedOpening = (value: unknown): ClosedOpening | undefined =>
  isRecord(value) && hasTexts(value, ['job_title', 'company_name', 'closed'])
    ? ({ ...value, similar: parseLinks(value['similar']) } as ClosedOpening)
    : undefined;

/** Until when a closed opening takes applications that were begun before. */
export const parseLateUntil = (value: unknown): { lateUntil?: string } => {
  const late = isRecord(value) ? value['late_until'] : undefined;
  return typeof late === 'string' && !Number.isNaN(Date.parse(late)) ? { lateUntil: late } : {};
};

/** The receipt; undefined if the back end sent none or an invalid one. */
export const parseReceipt = (value: unknown): Receipt | undefined =>
  isRecord(value) &&
  hasTexts(value, ['reference', 'job_title', 'file_name', 'sha256', 'received']) &&
  typeof value['file_size'] === 'number'
    ? (value as Receipt)
    : undefined;

/** The sentence of a refusal, and those of its fields, if it has them. */
export const parseRefusal = (value: unknown): { error?: string; fields?: Record<string, string> } => {
  if (!isRecord(value)) return {};
  const { error, fields } = value;
  const isFields = isRecord(fields) && Object.values(fields).every((text) => typeof text === 'string');
  return {
    ...(typeof error === 'string' ? { error } : {}),
    ...(isFields ? { fields: fields as Record<string, string> } : {}),
  };
};
