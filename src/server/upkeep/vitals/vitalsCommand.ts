import { VITALS, type Vital } from '../../../contract/vitals.ts';
import { defineCommand } from '../../desk/command/defineCommand.ts';
import { readDay } from '../../desk/command/readDate.ts';
import type { ListField } from '../../desk/list/field.ts';
import { listOptions } from '../../desk/list/listOptions.ts';
import { checkListOptions, showList } from '../../desk/list/showList.ts';
import type { KindVitals } from './readVitals.ts';

const DAYS_SHOWN = 28;
const DAY_MS = 86_400_000;

const rounded = (vital: Vital, value: number | null): number | null =>
  value === null ? null : Number(value.toFixed(vital === 'CLS' ? 3 : 0));

const vitalField = (vital: Vital): ListField<KindVitals> => ({
  name: vital.toLowerCase(),
  title: vital === 'CLS' ? vital : `${vital} ms`,
  isNumber: true,
  value: (row) => rounded(vital, row[vital]),
});

const fields: ListField<KindVitals>[] = [
  { name: 'page', canShrink: true, value: ({ kind }) => kind },
  { name: 'visits', isNumber: true, value: ({ visits }) => visits },
  ...VITALS.map(vitalField),
];

export const showVitals = defineCommand(
  {
    name: 'vitals',
    summary: 'Shows how fast sampled visits were, the 75th percentile by kind of page.',
    parameters: {},
    options: {
      since: {
        type: 'string',
        value: 'DATE',
        help: `only this day or later, like 2030-01-31; without it the last ${DAYS_SHOWN} days`,
      },
      ...listOptions,
    },
    examples: ['./staff vitals', './staff vitals --since 2030-01-31 --format csv'],
  },
  async (request) => {
    const { options, database, now } = request;
    const first = new Date(now().getTime() - DAYS_SHOWN * DAY_MS).toISOString();
    const since = (readDay('--since', options.since) ?? first).slice(0, 'YYYY-MM-DD'.length);
    checkListOptions(options, fields);
    const { readVitals } = await database();
    await showList(request, {
      rows: await readVitals(since),
      fields,
      noun: ['kind of page', 'kinds of page'],
      none: 'No visit was measured. Visits are measured where the site is built with VITALS_PERCENT above 0.',
    });
  },
);
