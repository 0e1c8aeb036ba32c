import { defineCommand } from '../command/defineCommand.ts';
import { openingTemplate } from '../openingText/openingTemplate.ts';

export const printTemplate = defineCommand(
  {
    name: 'openings template',
    summary: 'Prints a file to fill in for a new opening.',
    parameters: {},
    options: {},
    examples: ['./staff openings template > job.md'],
  },
  async ({ output }) => output.write(openingTemplate()),
);
