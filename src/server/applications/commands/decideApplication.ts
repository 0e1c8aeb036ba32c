import { defineCommand } from '../../desk/command/defineCommand.ts';
import { requireAll } from '../../desk/command/requireAll.ts';
import { wrongUse } from '../../desk/command/staffError.ts';
import { writeLines } from '../../desk/terminal/terminal.ts';
import { DECISIONS } from '../queries/applicationStaffQueries.ts';
import { REFERENCE_HELP } from './referenceHelp.ts';
import { requireApplication } from './requireApplication.ts';

export const decideApplication = defineCommand(
  {
    name: 'applications status',
    summary:
      'Says where applications stand. The applicant sees "received", "in review" or "decided", and gets no mail.',
    parameters: { 'REF…': `one or more: ${REFERENCE_HELP}`, STATUS: DECISIONS.join(', ') },
    options: {},
    examples: [
      './staff applications status 7K3QF-0B9XT-M2WZE-H48RD invited',
      './staff applications status 3 5 h48rd declined',
    ],
  },
  async ({ parameters, database, output, actor }) => {
    const status = DECISIONS.find((each) => each === parameters.STATUS);
    if (!status) throw wrongUse(`The status must be one of ${DECISIONS.join(', ')}`);
    const opened = await database();
    const found = await requireAll(parameters['REF…'], (text) => requireApplication(opened, text));
    const references = [...new Set(found.map(({ reference }) => reference))];
    const changed = await opened.applications.decide(references, status, { actor });
    writeLines(
      output,
      references.map(
        (reference) =>
          `Application ${reference} ${changed.includes(reference) ? 'is' : 'was already'} ${status}`,
      ),
    );
  },
);
