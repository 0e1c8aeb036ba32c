import { formatUtc } from '../../../lib/formatUtc.ts';
import { defineCommand } from '../../terminal/command.ts';
import { formatTable, pluralise, writeLines } from '../../terminal/terminal.ts';

const LIMIT = 200;
const TITLES = ['opening', 'search engine', 'told at', 'its answer'];

export const notices = defineCommand(
  {
    name: 'notices',
    summary: 'Lists the openings about which a search engine refused to be told.',
    args: {},
    options: { retry: ['--retry', 'tell them again within ten minutes'] },
    examples: ['./staff notices', './staff notices --retry'],
  },
  async ({ options, database, output }) => {
    const { searchNotices } = await database();
    if (options.retry) {
      const due = await searchNotices.retryRefused();
      return writeLines(output, [`${pluralise(due, 'notice')} will be sent again`]);
    }
    const total = await searchNotices.countRefused();
    if (total === 0) return writeLines(output, ['No search engine has refused a notice.']);
    const rows = (await searchNotices.listRefused(LIMIT)).map(({ service, opening_id, told_at, refusal }) => [
      String(opening_id),
      service,
      formatUtc(told_at),
      refusal ?? '',
    ]);
    return writeLines(output, [
      ...formatTable([TITLES, ...rows]),
      '',
      `${pluralise(total, 'notice')} refused${total > rows.length ? `; the newest ${rows.length} are listed` : ''}`,
    ]);
  },
);
