import { formatBytes } from '../../../lib/formatBytes.ts';
import type { StoredApplication } from '../../db/selectApplications.ts';
import { defineCommand } from '../command/defineCommand.ts';
import { fieldLines } from '../terminal/fieldLines.ts';
import { indent } from '../terminal/indent.ts';
import { writeLines } from '../terminal/terminal.ts';
import { when } from '../../when.ts';
import { requireApplication } from './requireApplication.ts';

const describe = (application: StoredApplication): string[] => [
  ...fieldLines([
    ['reference', application.reference],
    ['received', when(application.received_at)],
    ['opening', `${application.opening_id} ${application.job_title}`],
    ['job role', application.job_role],
    ['name', application.name],
    ['e-mail', application.email],
    ['phone', application.phone],
    ['resume', application.client_name],
    ['type', application.file_type],
    ['size', `${application.file_size} bytes (${formatBytes(application.file_size)})`],
    ['SHA-256', application.sha256],
  ]),
  '',
  'Other information',
  ...(application.other_information === '' ? ['  (none)'] : indent(application.other_information)),
];

export const showApplication = defineCommand(
  {
    name: 'applications show',
    summary: 'Shows one application, all but the resume itself.',
    parameters: { REF: "the application's reference, in any letter case" },
    options: {},
    examples: ['npm run staff -- applications show 7K3QF-0B9XT-M2WZE-H48RD'],
  },
  async ({ parameters, desk, output }) => {
    const { applications } = await desk();
    const found = await requireApplication(parameters.REF, applications.find(parameters.REF));
    writeLines(output, describe(found));
  },
);
