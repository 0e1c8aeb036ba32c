import { defineCommand } from '../../desk/command/defineCommand.ts';
import { requireAll } from '../../desk/command/requireAll.ts';
import { wrongUse } from '../../desk/command/staffError.ts';
import { writeLines } from '../../desk/terminal/terminal.ts';
import { requireMessage } from './requireMessage.ts';

const STATUSES = ['handled', 'received'] as const;

export const handleMessage = defineCommand(
  {
    name: 'messages status',
    summary: 'Says that messages were dealt with, or after all were not; for staff alone.',
    parameters: {
      'ID…': 'one or more: its number, its reference or a part of that',
      STATUS: STATUSES.join(', '),
    },
    options: {},
    examples: ['./staff messages status 12 handled', './staff messages status 12 14 15 handled'],
  },
  async ({ parameters, database, output, actor }) => {
    const status = STATUSES.find((each) => each === parameters.STATUS);
    if (!status) throw wrongUse(`The status must be one of ${STATUSES.join(', ')}`);
    const opened = await database();
    const found = await requireAll(parameters['ID…'], (text) => requireMessage(opened, text));
    const references = [...new Set(found.map(({ reference }) => reference))];
    const changed = await opened.messages.handle(references, status === 'handled', { actor });
    const lines = found.map(
      ({ id, reference }) => `Message ${id} ${changed.includes(reference) ? 'is' : 'was already'} ${status}`,
    );
    writeLines(output, [...new Set(lines)]);
  },
);
