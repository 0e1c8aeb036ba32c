import { defineCommand } from '../../desk/command/defineCommand.ts';
import { readId } from '../../desk/command/readId.ts';
import { refused } from '../../desk/command/staffError.ts';
import type { ListField } from '../../desk/list/field.ts';
import { listOptions } from '../../desk/list/listOptions.ts';
import { checkListOptions, showList } from '../../desk/list/showList.ts';
import { localField, timeField } from '../../desk/list/timeFields.ts';
import { writeOut } from '../../desk/writeOut.ts';
import type { StaffDatabase } from '../../staff/openStaffDatabase.ts';
import type { OpeningVersion } from '../queries/openingVersions.ts';
import { formatOpeningFile } from '../text/formatOpeningFile.ts';
import { requireOpening } from './requireOpening.ts';
import { textOf } from './textOf.ts';

const since = { name: 'since', at: ({ at }: OpeningVersion) => at };

const fieldsOf = (rows: readonly OpeningVersion[]): ListField<OpeningVersion>[] => [
  { name: 'version', isNumber: true, value: ({ version }) => version },
  timeField(since),
  localField(since, rows),
  { name: 'by', canShrink: true, value: ({ actor }) => actor },
  { name: 'title', canShrink: true, value: ({ text }) => text.job_title },
  { name: 'location', canShrink: true, value: ({ text }) => text.location },
];

/** The texts of an opening, newest first; one that was never changed has its present text as version 1. */
export const allVersions = async ({ openings }: Pick<StaffDatabase, 'openings'>, id: number) => {
  const opening = await requireOpening(id, openings.find(id));
  const kept = await openings.versions(id);
  const only: OpeningVersion = { version: 1, at: opening.updated_at, actor: '', text: textOf(opening) };
  return { opening, versions: kept.length > 0 ? kept : [only] };
};

/** The version of a number. */
export const requireVersion = (versions: readonly OpeningVersion[], id: number, number: number) => {
  const found = versions.find(({ version }) => version === number);
  if (found) return found;
  throw refused(`Opening ${id} has no version ${number}; the last one is ${versions[0]?.version ?? 1}`);
};

export const openingHistory = defineCommand(
  {
    name: 'openings history',
    summary: 'Lists the texts that an opening had, newest first, or shows one of them.',
    parameters: {
      ID: "the opening's number, as 'openings list' shows it",
      '[VERSION]': 'the number of a text, to read it',
    },
    options: listOptions,
    examples: ['./staff openings history 5', './staff openings history 5 2'],
  },
  async (request) => {
    const { parameters, options, database } = request;
    const id = readId(parameters.ID);
    const number = parameters['[VERSION]'];
    checkListOptions(options, fieldsOf([]));
    const { versions } = await allVersions(await database(), id);
    if (number !== undefined) {
      const { text } = requireVersion(versions, id, readId(number, 'a version'));
      const content = formatOpeningFile(text);
      return writeOut(request, { out: options.out, content });
    }
    await showList(request, {
      rows: versions,
      fields: fieldsOf(versions),
      noun: ['version', 'versions'],
      none: '',
    });
  },
);
