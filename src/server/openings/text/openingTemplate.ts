import {
  NEEDED_OPENING_FIELDS,
  OPTIONAL_OPENING_FIELDS,
  type OpeningField,
} from '../../../contract/openingFields.ts';
import { site } from '../../../content/site.ts';
import { fieldWords } from './fieldWords.ts';
import { MAX_OPENING_FILE_BYTES, OPENING_LIMITS } from './openingLimits.ts';

const filledIn: Partial<Record<OpeningField, string>> = { company_name: site.fullName };

/** A field with its hint as a comment above it. */
const fieldText = (field: OpeningField): string => {
  const hints = fieldWords[field].hint.split('\n').map((line) => `# ${line}\n`);
  return `${hints.join('')}${field}: ${filledIn[field] ?? ''}`.trimEnd();
};

/** A file to fill in. Its explanations are comments, and it is refused as long as its texts are missing. */
export const openingTemplate = (): string => `---
# An opening for the careers pages. Fill it in, then publish it with
#   ./staff openings add FILE
# Lines that begin with '#' between the two '---' are explanations and are not published.
#
${NEEDED_OPENING_FIELDS.map(fieldText).join('\n\n')}

# The rest of the fields may stay empty.
${OPTIONAL_OPENING_FIELDS.map(fieldText).join('\n')}

# Below the second '---' comes the description: paragraphs with an empty line between them, headings that begin
# with '## ', list items that begin with '- '. At most ${OPENING_LIMITS.description.toLocaleString('en')} characters.
# The items under '## Requirements' become the list of requirements: at most ${OPENING_LIMITS.requirements}, each of at most
# ${OPENING_LIMITS.requirement} characters. Delete that heading if there are none. The file may have ${MAX_OPENING_FILE_BYTES / 1024} KiB.
---



## Requirements

-
`;
