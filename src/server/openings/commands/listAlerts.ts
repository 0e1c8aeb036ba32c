import { defineCommand } from '../../desk/command/defineCommand.ts';
import type { ListField } from '../../desk/list/field.ts';
import { listOptions } from '../../desk/list/listOptions.ts';
import { checkListOptions, showList } from '../../desk/list/showList.ts';
import type { AlertCount } from '../alerts/countAlerts.ts';

const fields: readonly ListField<AlertCount>[] = [
  { name: 'confirmed', isNumber: true, value: ({ confirmed }) => confirmed },
  { name: 'unconfirmed', isNumber: true, value: ({ unconfirmed }) => unconfirmed },
  {
    name: 'asked',
    title: 'asks for',
    canShrink: true,
    value: ({ asked }) => asked,
    cell: ({ asked }) => (asked === '' ? 'all new openings' : decodeURIComponent(asked.replaceAll('+', ' '))),
  },
];

export const listAlerts = defineCommand(
  {
    name: 'alerts list',
    summary: 'Counts the job alerts by what they ask for, most first; names no address.',
    parameters: {},
    options: listOptions,
    examples: ['./staff alerts list'],
  },
  async (request) => {
    checkListOptions(request.options, fields);
    const { countAlerts, dataDir } = await request.database();
    await showList(request, {
      rows: await countAlerts(),
      fields,
      noun: ['kind of alert', 'kinds of alerts'],
      none: `There are no job alerts, in ${dataDir}.`,
    });
  },
);
