import { defineCommand } from '../../desk/command/defineCommand.ts';
import { wrongUse } from '../../desk/command/staffError.ts';
import { writeLines } from '../../desk/terminal/terminal.ts';
import { writeOut } from '../../desk/writeOut.ts';
import { openingTemplate } from '../text/openingTemplate.ts';
import { tableTemplate, tableTemplateNote } from '../text/tableTemplate.ts';

const FORMATS = ['md', 'csv'] as const;

const readFormat = (format: string | undefined, out = ''): (typeof FORMATS)[number] => {
  const wanted = format ?? (/\.csv$/i.test(out) ? 'csv' : 'md');
  const known = FORMATS.find((each) => each === wanted);
  if (!known) throw wrongUse(`--format must be ${FORMATS.join(' or ')}`);
  return known;
};

export const printTemplate = defineCommand(
  {
    name: 'openings template',
    summary: 'Gives a file to fill in for a new opening, or a table for several.',
    parameters: {},
    options: {
      out: { type: 'string', value: 'FILE', help: 'into a file; its ending .md or .csv says the format' },
      format: { type: 'string', value: 'FORMAT', help: 'md, or csv for a spreadsheet' },
      csv: { type: 'boolean', help: 'the same as --format csv' },
    },
    examples: ['./staff openings template --out job.md', './staff openings template --out openings.csv'],
  },
  async ({ options, output, surroundings }) => {
    const { out } = options;
    const isTable = readFormat(options.csv ? 'csv' : options.format, out) === 'csv';
    await writeOut({ output, surroundings }, { out, content: isTable ? tableTemplate() : openingTemplate() });
    if (isTable && out !== undefined) writeLines(output, tableTemplateNote);
  },
);
