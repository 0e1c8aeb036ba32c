import { confirm } from '../../desk/command/confirm.ts';
import { defineCommand } from '../../desk/command/defineCommand.ts';
import { writeLines } from '../../desk/terminal/terminal.ts';

const listed = (ids: readonly number[]): string => (ids.length === 0 ? 'none' : ids.join(', '));

export const clearSamplesCommand = defineCommand(
  {
    name: 'openings clear-samples',
    summary: 'Deletes the sample openings, and closes those that someone has applied for.',
    parameters: {},
    options: { yes: { type: 'boolean', help: 'without asking' } },
    examples: ['./staff openings clear-samples'],
    isFinal: true,
  },
  async (request) => {
    const { options, database, output, actor } = request;
    const { openings } = await database();
    const samples = (await openings.listAll()).filter(({ is_sample }) => is_sample);
    if (samples.length === 0) return writeLines(output, ['There are no sample openings.']);
    await confirm(request, {
      question: `The ${samples.length} sample openings are taken off the site for good.`,
      isConfirmed: options.yes,
    });
    const { deleted, closed } = await openings.clearSamples({ actor });
    return writeLines(output, [
      `Deleted: ${listed(deleted)}`,
      `Closed, because someone has applied: ${listed(closed)}`,
    ]);
  },
);
