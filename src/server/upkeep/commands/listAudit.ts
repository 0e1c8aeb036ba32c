import { defineCommand } from '../../desk/command/defineCommand.ts';
import { readDay } from '../../desk/command/readDate.ts';
import type { ListField } from '../../desk/list/field.ts';
import { listOptions } from '../../desk/list/listOptions.ts';
import { checkListOptions, showList } from '../../desk/list/showList.ts';
import { localField, timeField } from '../../desk/list/timeFields.ts';
import type { AuditEntry } from '../../platform/records/recordAudit.ts';

const when = { name: 'when', at: ({ at }: AuditEntry) => at };

const fieldsOf = (rows: readonly AuditEntry[]): ListField<AuditEntry>[] => [
  timeField(when),
  localField(when, rows),
  { name: 'who', canShrink: true, value: ({ actor }) => actor },
  { name: 'what', value: ({ action }) => action },
  { name: 'to_what', title: 'to what', canShrink: true, value: ({ subject }) => subject },
];

export const listAudit = defineCommand(
  {
    name: 'audit list',
    summary: 'Lists who did what and when, newest first.',
    parameters: {},
    options: {
      since: { type: 'string', value: 'DATE', help: 'only on this day or later, like 2030-01-31' },
      ...listOptions,
    },
    examples: ['./staff audit list --since 2030-01-31', './staff audit list --limit 20'],
  },
  async (request) => {
    const { options, database } = request;
    const since = readDay('--since', options.since);
    checkListOptions(options, fieldsOf([]));
    const { audit } = await database();
    const rows = await audit.list({ since });
    await showList(request, {
      rows,
      fields: fieldsOf(rows),
      noun: ['entry', 'entries'],
      none: 'Nothing was done yet.',
    });
  },
);
