import { OPTIONAL_OPENING_FIELDS } from '../../../contract/openingFields.ts';
import { defineCommand } from '../../desk/command/defineCommand.ts';
import type { ListField } from '../../desk/list/field.ts';
import { listOptions } from '../../desk/list/listOptions.ts';
import { checkListOptions, showList } from '../../desk/list/showList.ts';
import { day } from '../../platform/clock/when.ts';
import type { Opening } from '../queries/toOpening.ts';
import { refuseDamaged } from './refuseDamaged.ts';

type Counted = Opening & { applications: number };

/** `closing_date` is shown as 'closes'. */
const hidden = OPTIONAL_OPENING_FIELDS.filter((name) => name !== 'closing_date').map(
  (name): ListField<Counted> => ({
    name,
    isHidden: true,
    value: (opening) => opening[name],
  }),
);

const fields: readonly ListField<Counted>[] = [
  { name: 'id', isNumber: true, value: ({ id }) => id },
  {
    name: 'status',
    value: ({ status }) => status,
    cell: ({ status, is_sample }) => (is_sample ? `${status}, sample` : status),
  },
  { name: 'title', canShrink: true, value: ({ job_title }) => job_title },
  { name: 'location', canShrink: true, value: ({ location }) => location },
  ...hidden,
  {
    name: 'posted',
    canDrop: 2,
    value: ({ posted_at }) => posted_at,
    cell: ({ posted_at }) => day(posted_at),
  },
  { name: 'changed', isHidden: true, value: ({ updated_at }) => updated_at },
  { name: 'applications', isNumber: true, canDrop: 3, value: ({ applications }) => applications },
  {
    name: 'closes',
    canDrop: 1,
    value: ({ closing_date }) => closing_date,
    cell: ({ status, closing_date }) => (status === 'closed' ? '' : (closing_date ?? '')),
  },
];

export const listOpenings = defineCommand(
  {
    name: 'openings list',
    summary: 'Lists the openings, newest first, drafts and closed ones too.',
    parameters: {},
    options: { open: { type: 'boolean', help: 'only those that take applications' }, ...listOptions },
    examples: ['./staff openings list --open', './staff openings list --sort applications:desc --limit 10'],
  },
  async (request) => {
    const { options, database } = request;
    checkListOptions(options, fields);
    const opened = await database();
    const { openings, countApplications } = opened;
    const found = await (options.open ? openings.listOpen() : openings.listAll());
    const counts = await countApplications();
    const rows = found.map((opening) => ({ ...opening, applications: counts.get(opening.id) ?? 0 }));
    await showList(request, {
      rows,
      fields,
      noun: ['opening', 'openings'],
      none: options.open ? 'No opening is open.' : 'There are no openings yet.',
      styleOf: ({ status }) => (status === 'closed' ? 'dim' : undefined),
    });
    await refuseDamaged(opened, rows);
  },
);
