import { DECISIONS } from '../../db/applicationDesk.ts';
import { defineCommand } from '../command/defineCommand.ts';
import { wrongUse } from '../command/staffError.ts';
import { writeLines } from '../terminal/terminal.ts';
import { requireApplication } from './requireApplication.ts';

export const decideApplication = defineCommand(
  {
    name: 'applications status',
    summary:
      'Says where an application stands. The applicant sees "in review" or "decided", and gets no mail.',
    parameters: {
      REF: "the application's reference, in any letter case",
      STATUS: DECISIONS.join(', '),
    },
    options: {},
    examples: ['./staff applications status 7K3QF-0B9XT-M2WZE-H48RD invited'],
  },
  async ({ parameters, desk, output, actor }) => {
    const status = DECISIONS.find((each) => each === parameters.STATUS);
    if (!status) throw wrongUse(`The status must be one of ${DECISIONS.join(', ')}`);
    const { applications } = await desk();
    const { reference } = await requireApplication(parameters.REF, applications.find(parameters.REF));
    const isChanged = await applications.decide(reference, status, { actor });
    writeLines(output, [`Application ${reference} ${isChanged ? 'is' : 'was already'} ${status}`]);
  },
);
