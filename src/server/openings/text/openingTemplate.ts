import { site } from '../../../content/site.ts';
import { EMPLOYMENT_TYPES, WORKPLACES } from '../../../contract/openingFields.ts';
import { MAX_OPENING_FILE_BYTES, OPENING_LIMITS } from './openingLimits.ts';

/** A file to fill in. Its explanations are comments, and it is refused as long as its texts are missing. */
export const openingTemplate = (): string => `---
# An opening for the careers pages. Fill it in, then publish it with
#   ./staff openings add FILE
# Lines that begin with '#' between the two '---' are explanations and are not published.
#
# What the job is called, in one line of at most ${OPENING_LIMITS.job_title} characters. For example: Network Engineer
# Write a text that holds a colon or a '#' in double quotes: "Technician #2: nights"
job_title:

# Who employs, in one line.
company_name: ${site.fullName}

# Where the work is, in one line. For example: London, or Remote within the UK
location:

# The rest of the fields may stay empty. The department, in one line.
department:
# ${EMPLOYMENT_TYPES.join(', ')}
employment_type:
# ${WORKPLACES.join(', ')}
workplace:
# In one line, as visitors shall read it. For example: £48,000 to £55,000 a year
salary_range:
# The last day on which applications are taken, like 2030-01-31. The day after, the opening closes by itself.
closing_date:

# Below the second '---' comes the description: paragraphs with an empty line between them, headings that begin
# with '## ', list items that begin with '- '. At most ${OPENING_LIMITS.description.toLocaleString('en')} characters.
# The items under '## Requirements' become the list of requirements: at most ${OPENING_LIMITS.requirements}, each of at most
# ${OPENING_LIMITS.requirement} characters. Delete that heading if there are none. The file may have ${MAX_OPENING_FILE_BYTES / 1024} KiB.
---



## Requirements

-
`;
