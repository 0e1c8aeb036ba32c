import { isMap, isScalar, LineCounter, parseDocument, stringify } from 'yaml';
import { OPENING_FIELDS, type OpeningField } from '../../../contract/openingFields.ts';
import type { OpeningText } from '../queries/insertOpening.ts';
import { isRequirementsHeading, openingErrors, toOpeningText, type ClosingRule } from './openingRules.ts';

/** Largest opening file, in bytes: every text at its longest fits in. */
export const MAX_OPENING_FILE_BYTES = 256 * 1024;

export type Parsed<Value> = { kind: 'parsed'; value: Value } | { kind: 'errors'; errors: string[] };

type Fields = Partial<Record<OpeningField, string>>;

const QUOTES = 'write a text that holds a colon or # in double quotes';
const NO_FRONT_MATTER =
  "there is no front matter: begin with a line '---', then job_title, company_name and location, then '---'";
/** Lines that `npm run` prints begin with '>'. */
const FILE = /^(?:(?:>.*)?\n)*---[ \t]*\n([^]*?)(?:^|\n)---[ \t]*(?:\n([^]*))?$/;

const readFrontMatter = (text: string): { fields: Fields; errors: string[] } => {
  const counter = new LineCounter();
  // 'failsafe' reads every value as text: a date stays as it is written.
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false, schema: 'failsafe' });
  const errors = document.errors.map(
    ({ pos, message }) => `line ${counter.linePos(pos[0]).line + 1}: ${message}; ${QUOTES}`,
  );
  const fields: Fields = {};
  for (const { key, value } of isMap(document.contents) ? document.contents.items : []) {
    const name = isScalar(key) ? String(key.value) : '';
    const field = OPENING_FIELDS.find((known) => known === name);
    if (!field) errors.push(`unknown field ${name}; the fields are ${OPENING_FIELDS.join(', ')}`);
    else if (!isScalar(value)) errors.push(`${field} must be one text; ${QUOTES}`);
    // YAML drops what follows ' #': 'Technician #2' would be published as 'Technician'.
    else if (value.type === 'PLAIN' && value.value && value.comment)
      errors.push(`${field} ends at ' #'; ${QUOTES}`);
    else fields[field] = String(value.value ?? '').trim();
  }
  return { fields, errors };
};

const HEADING = /^#{1,6}\s/;
const ITEM = /^[-*+](?:\s+|$)/;

/** The description, and the items of the section 'Requirements', which ends at the next heading. */
const readBody = (body: string) => {
  const description: string[] = [];
  const requirements: string[] = [];
  const errors: string[] = [];
  let isListing = false;
  for (const line of body.split('\n')) {
    const isRequirements = isRequirementsHeading(line);
    if (isRequirements || HEADING.test(line)) isListing = isRequirements;
    const text = line.trim();
    if (!isListing) description.push(line);
    else if (isRequirements || text === '') continue;
    else if (ITEM.test(text)) requirements.push(text.replace(ITEM, ''));
    else if (/^\s/.test(line) && requirements.length > 0)
      requirements.push(`${requirements.pop() ?? ''} ${text}`);
    else errors.push(`under 'Requirements' every line must begin with '- ': ${text}`);
  }
  return { description: description.join('\n').trim(), requirements, errors };
};

/** Reads an opening file: YAML front matter, then Markdown with an optional section `## Requirements`. */
export const parseOpeningFile = (content: string, closing?: ClosingRule): Parsed<OpeningText> => {
  const [, frontMatter, body = ''] = FILE.exec(content.replace(/\r\n?/g, '\n')) ?? [];
  if (frontMatter === undefined) return { kind: 'errors', errors: [NO_FRONT_MATTER] };
  const { fields, errors: broken } = readFrontMatter(frontMatter);
  const { errors: unlisted, ...texts } = readBody(body);
  const value = toOpeningText((field) => fields[field] ?? '', texts);
  // What could not be read is not called empty as well.
  const errors = broken.length > 0 ? broken : [...unlisted, ...openingErrors(value, closing)];
  return errors.length > 0 ? { kind: 'errors', errors } : { kind: 'parsed', value };
};

/** Writes an opening as the file that `parseOpeningFile` reads back, with a comment on top. */
export const formatOpeningFile = (opening: OpeningText, comment?: string): string => {
  const { description, requirements } = opening;
  const fields = Object.fromEntries(
    OPENING_FIELDS.flatMap((field) => (opening[field] ? [[field, opening[field]]] : [])),
  );
  const lines = [
    '---',
    ...(comment ? [`# ${comment}`] : []),
    // A line for each field: folded lines are hard to edit.
    stringify(fields, { lineWidth: 0, blockQuote: false, schema: 'failsafe' }).trimEnd(),
    '---',
    '',
    description,
    ...(requirements.length > 0 ? ['', '## Requirements', ''] : []),
    ...requirements.map((requirement) => `- ${requirement}`),
  ];
  return `${lines.join('\n')}\n`;
};
