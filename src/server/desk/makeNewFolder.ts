import { mkdir, readdir } from 'node:fs/promises';
import { codeOf } from './codeOf.ts';
import { refused } from './command/staffError.ts';

const OWNER_ONLY = 0o700;

/** Makes a folder that only its owner may read. One that is there already is taken if it is empty, else refused. */
export const makeNewFolder = async (folder: string): Promise<void> => {
  try {
    await mkdir(folder, { recursive: true, mode: OWNER_ONLY });
    if ((await readdir(folder)).length === 0) return;
  } catch (error) {
    throw refused(`The folder ${folder} cannot be made (${codeOf(error)})`);
  }
  throw refused(`The folder ${folder} is not empty; name a new one`);
};
