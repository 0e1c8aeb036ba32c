import { join } from 'node:path';
import { defineCommand } from '../../desk/command/defineCommand.ts';
import { readId } from '../../desk/command/readId.ts';
import { wrongUse } from '../../desk/command/staffError.ts';
import { makeNewFolder } from '../../desk/makeNewFolder.ts';
import { outPath } from '../../desk/place/personsPath.ts';
import { writeLines } from '../../desk/terminal/terminal.ts';
import { writeNewFile } from '../../desk/writeNewFile.ts';
import type { StaffDatabase } from '../../staff/openStaffDatabase.ts';
import type { Opening } from '../queries/toOpening.ts';
import { FORMATS, openingFiles, type Format } from './openingFiles.ts';
import { refuseDamaged } from './refuseDamaged.ts';
import { requireOpening } from './requireOpening.ts';

const readFormat = (text = 'md'): Format => {
  const format = FORMATS.find((each) => each === text);
  if (!format) throw wrongUse(`--format must be ${FORMATS.join(', ')}`);
  return format;
};

const find = async (ids: readonly string[], { openings }: StaffDatabase): Promise<Opening[]> => {
  if (ids.length === 0) return openings.listAll();
  const numbers = ids.map((id) => readId(id));
  return Promise.all(numbers.map((id) => requireOpening(id, openings.find(id))));
};

export const exportOpenings = defineCommand(
  {
    name: 'openings export',
    summary: 'Writes openings in a form that can be imported again.',
    parameters: { '[ID…]': 'which ones; all where none is named' },
    options: {
      out: { type: 'string', value: 'DIR', help: 'the folder to make; without it, standard output' },
      format: { type: 'string', value: 'FORMAT', help: 'md (a file each) or csv (one table for all)' },
    },
    examples: [
      './staff openings export --out openings',
      './staff openings export 5 7 --format csv > openings.csv',
    ],
  },
  async ({ parameters, options, database, output, surroundings }) => {
    const format = readFormat(options.format);
    const folder = options.out === undefined ? undefined : outPath(surroundings, options.out);
    const opened = await database();
    const found = await find(parameters['[ID…]'], opened);
    const files = openingFiles(found, format);
    if (folder === undefined) {
      if (files.length > 1) throw wrongUse('Several files need --out DIR; or choose --format csv');
      files.forEach(({ content }) => output.write(content));
      return refuseDamaged(opened, found);
    }
    await makeNewFolder(folder);
    for (const { name, content } of files)
      await writeNewFile(join(folder, name), Buffer.from(content), { overwrite: false });
    const count = found.length === 1 ? '1 opening' : `${found.length} openings`;
    writeLines(output, [`${folder}: ${count} in ${files.map(({ name }) => name).join(', ')}`]);
    return refuseDamaged(opened, found);
  },
);
