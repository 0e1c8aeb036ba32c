import { isScalar } from 'yaml';

export type FieldValue = { kind: 'text'; text: string } | { kind: 'fault'; text: string };

const QUOTES = 'write the text in double quotes';

const fault = (text: string): FieldValue => ({ kind: 'fault', text });

/** The text of a front matter's field, or why it is none. An empty one is text: the rules of openings refuse it. */
export const readFieldValue = (field: string, node: unknown): FieldValue => {
  if (!isScalar(node)) return fault(`${field} must be text, not a list, a group or a reference; ${QUOTES}`);
  if (node.value === null) return { kind: 'text', text: '' };
  if (typeof node.value !== 'string')
    return fault(`${field} must be text; ${QUOTES}: "${node.source ?? ''}"`);
  // YAML drops what follows ' #', and 'Technician #2' would be published as 'Technician'.
  if (node.type === 'PLAIN' && node.comment) {
    return fault(
      `${field} ends at ' #', where a comment begins; ${QUOTES}, or give the comment its own line`,
    );
  }
  return { kind: 'text', text: node.value.trim() };
};
