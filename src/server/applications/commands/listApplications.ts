import {
  APPLICATION_FIELDS,
  applicationFields,
  type ApplicationTextField,
} from '../../../contract/applicationFields.ts';
import { defineCommand } from '../../desk/command/defineCommand.ts';
import { refused } from '../../desk/command/staffError.ts';
import type { ListField } from '../../desk/list/field.ts';
import { listOptions } from '../../desk/list/listOptions.ts';
import { checkListOptions, showList } from '../../desk/list/showList.ts';
import { localField, timeField } from '../../desk/list/timeFields.ts';
import type { ListedApplication } from '../queries/selectApplications.ts';
import { filterOptions, noneFound, readFilter } from './filterOptions.ts';
import { legendOf, signsOf } from './marks.ts';
import { unreadableLines } from './unreadableLines.ts';

const received = { name: 'received', at: ({ received_at }: ListedApplication) => received_at, canDrop: 3 };

/** What of a text is shown unasked; the others are columns for `--fields`. */
const shown: Partial<Record<ApplicationTextField, Partial<ListField<ListedApplication>>>> = {
  name: { canShrink: true },
  email: { canShrink: true, canDrop: 1 },
};

/** What the applicant typed, but longer texts. */
const typed = APPLICATION_FIELDS.filter((field) => applicationFields[field].input !== 'area').map(
  (field): ListField<ListedApplication> => {
    const { column, label } = applicationFields[field];
    const how = shown[field] ?? { isHidden: true };
    return { name: column, title: label, value: (application) => application[column], ...how };
  },
);

const fieldsOf = (rows: readonly ListedApplication[]): ListField<ListedApplication>[] => [
  { name: 'marks', title: '', value: signsOf },
  { name: 'no', isNumber: true, value: ({ id }) => id },
  { name: 'reference', value: ({ reference }) => reference },
  timeField(received),
  localField(received, rows),
  { name: 'status', canDrop: 4, value: ({ status }) => status },
  ...typed,
  {
    name: 'opening',
    canShrink: true,
    canDrop: 2,
    value: ({ opening_id }) => opening_id,
    cell: ({ opening_id, job_title }) => `${opening_id} ${job_title}`,
  },
  { name: 'job_title', isHidden: true, value: ({ job_title }) => job_title },
  { name: 'resume', isHidden: true, value: ({ client_name }) => client_name },
  { name: 'scan', isHidden: true, value: ({ scan }) => scan },
  { name: 'document_marks', isHidden: true, value: ({ document_marks }) => document_marks ?? '' },
  { name: 'deleted_on', isHidden: true, value: ({ delete_after }) => delete_after },
];

export const listApplications = defineCommand(
  {
    name: 'applications list',
    summary: 'Lists the applications, newest first.',
    parameters: {},
    options: { ...filterOptions, ...listOptions },
    examples: [
      './staff applications list --opening 5 --unread',
      './staff applications list --text "network leeds" --sort name',
      './staff applications list --fields reference,name,phone --out engineers.csv',
    ],
  },
  async (request) => {
    const { options, database, actor } = request;
    checkListOptions(options, fieldsOf([]));
    const opened = await database();
    const { rows, unreadable } = await opened.applications.list(await readFilter(opened, options));
    const written = await showList(request, {
      rows,
      fields: fieldsOf(rows),
      noun: ['application', 'applications'],
      none: unreadable.length > 0 ? 'None of them can be read.' : noneFound(options, opened.dataDir),
      styleOf: ({ read_at }) => (read_at === null ? 'bold' : undefined),
      legendOf,
    });
    await opened.applications.noteExport(
      written.map(({ reference }) => reference),
      { actor },
    );
    if (unreadable.length > 0) throw refused(...unreadableLines(unreadable, opened.dataDir));
  },
);
