import type { FileFault } from '../../desk/fileFault.ts';
import { isRequirementsHeading } from './isRequirementsHeading.ts';
import type { FilePart } from './splitFrontMatter.ts';

interface Requirement {
  text: string;
  line: number;
}

export interface OpeningBody {
  description: string;
  requirements: Requirement[];
  faults: FileFault[];
}

const HEADING = /^#{1,6}\s/;
const ITEM = /^[-*+](?:\s+|$)/;
const NOT_AN_ITEM = "under 'Requirements' every line must be a list item that begins with '- '";

/**
 * Reads what follows the front matter: the description, and the items of the section 'Requirements', which ends at the
 * next heading. An indented line goes on with the item above it.
 */
export const readOpeningBody = ({ lines, firstLine }: FilePart): OpeningBody => {
  const description: string[] = [];
  const requirements: Requirement[] = [];
  const faults: FileFault[] = [];

  const readItem = (written: string, line: number) => {
    const text = written.trim();
    const last = requirements.at(-1);
    if (text === '') return;
    if (ITEM.test(text)) requirements.push({ text: text.replace(ITEM, ''), line });
    else if (/^\s/.test(written) && last) last.text += ` ${text}`;
    else faults.push({ line, text: NOT_AN_ITEM });
  };

  let isListing = false;
  lines.forEach((written, index) => {
    const isHeading = HEADING.test(written) || isRequirementsHeading(written);
    if (isHeading) isListing = isRequirementsHeading(written);
    if (isListing && isHeading) return;
    if (isListing) readItem(written, firstLine + index);
    else description.push(written);
  });
  return { description: description.join('\n').trim(), requirements, faults };
};
