import { NEEDED_OPENING_FIELDS } from '../../../contract/openingFields.ts';
import { inFileOrder, type FileFault } from '../../desk/fileFault.ts';
import type { OpeningText } from '../queries/insertOpening.ts';
import { checkOpeningText } from './checkOpeningText.ts';
import type { ClosingRule } from './fieldFaults.ts';
import type { OpeningFault } from './openingFault.ts';
import { readFrontMatter, type FrontMatter } from './readFrontMatter.ts';
import { readOpeningBody, type OpeningBody } from './readOpeningBody.ts';
import { splitFrontMatter } from './splitFrontMatter.ts';
import { toOpeningText } from './toOpeningText.ts';

export type ParsedOpening =
  { kind: 'opening'; opening: OpeningText } | { kind: 'faults'; faults: FileFault[] };

interface Located {
  fields: FrontMatter['fields'];
  body: OpeningBody;
  descriptionLine: number;
}

const toText = ({ fields, body }: Located): OpeningText =>
  toOpeningText((field) => fields[field]?.text ?? '', {
    description: body.description,
    requirements: body.requirements.map(({ text }) => text),
  });

/** The line to which a fault of the texts belongs; a text that is not in the file has none. */
const lineOf = ({ field, position }: OpeningFault, { fields, body, descriptionLine }: Located) => {
  if (field === 'description') return descriptionLine;
  if (field === 'requirements') return body.requirements.at(position ?? -1)?.line;
  return fields[field]?.line;
};

/** Without front matter, that alone is said of it. */
const NONE: FrontMatter = { fields: {}, isBroken: true, faults: [] };

const missingFields = ({ fields, isBroken }: FrontMatter): FileFault[] =>
  isBroken
    ? []
    : NEEDED_OPENING_FIELDS.filter((field) => !fields[field]).map((field) => ({
        text: `${field} is missing`,
      }));

/** A field that is missing or could not be read is not called empty as well. */
const textFaults = (
  located: Located,
  structural: readonly FileFault[],
  closing: string | ClosingRule | undefined,
): FileFault[] =>
  checkOpeningText(toText(located), closing).flatMap((fault) => {
    const line = lineOf(fault, located);
    const isField = fault.field !== 'description' && fault.field !== 'requirements';
    const isSaid = line === undefined || structural.some((other) => other.line === line);
    return isField && isSaid ? [] : [{ line, text: fault.text }];
  });

/**
 * Reads an opening file: YAML front matter, then Markdown with an optional section `## Requirements`. Gives the
 * opening, or every fault of the file at once, in the order of its lines; where `closing` is given, a closing date that
 * is past is a fault, too.
 */
export const parseOpeningFile = (text: string, closing?: string | ClosingRule): ParsedOpening => {
  const parts = splitFrontMatter(text);
  if (!parts.body) return { kind: 'faults', faults: parts.faults };
  const front = parts.frontMatter ? readFrontMatter(parts.frontMatter) : NONE;
  const body = readOpeningBody(parts.body);
  const located = { fields: front.fields, body, descriptionLine: parts.body.firstLine };
  const structural = [...parts.faults, ...front.faults, ...body.faults];
  const faults = inFileOrder([
    ...structural,
    ...textFaults(located, structural, closing),
    ...missingFields(front),
  ]);
  return faults.length > 0 ? { kind: 'faults', faults } : { kind: 'opening', opening: toText(located) };
};
