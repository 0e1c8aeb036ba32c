import { createReadStream, existsSync, realpathSync } from 'node:fs';
import { mkdir, open, readdir, rm } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { failureCode } from '../platform/process/failure.ts';
import type { StaffContext } from './context.ts';
import { refusal, type StaffError } from './failure.ts';

type FileContext = Pick<StaffContext, 'invocation' | 'settings'>;

/** Resolves symbolic links in the existing part of a path. */
const realPath = (path: string): string => {
  if (existsSync(path)) return realpathSync(path);
  const parent = dirname(path);
  return parent === path ? path : join(realPath(parent), basename(path));
};

const isWithin = (folder: string, path: string): boolean =>
  !relative(realPath(folder), realPath(path)).startsWith('..');

/** Resolves the path of an output. Refuses the site's folder and the data folder. */
export const resolveOutput = ({ invocation, settings }: FileContext, name: string): string => {
  const target = resolve(invocation.cwd, name);
  const folders = [invocation.programDir, resolve(settings().dataDir)];
  if (folders.some((folder) => isWithin(folder, target)))
    throw refusal(`${target} is in a folder of the server; name one outside, like ~/${basename(target)}`);
  return target;
};

/** The path of an output as the caller named it. */
export const displayPath = ({ invocation }: Pick<StaffContext, 'invocation'>, path: string): string =>
  invocation.outName ?? path;

const messages: Readonly<Record<string, string>> = {
  EEXIST: 'already exists; --force overwrites it',
  ENOENT: 'cannot be written: its folder does not exist',
  ENOTDIR: 'cannot be written: its folder does not exist',
  EISDIR: 'is a folder; name a file',
  EACCES: 'cannot be written: permission denied',
  ENOSPC: 'was not written: the disk is full',
};

const writeError = (file: string, error: unknown): StaffError => {
  const code = failureCode(error);
  return refusal(`${file} ${messages[code] ?? `was not written (${code})`}`);
};

/** Writes a file that only its owner may read; removes an incomplete one. Throws a StaffError that names the cause. */
export const writeNewFile = async (
  file: string,
  bytes: Uint8Array,
  { overwrite }: { overwrite: boolean },
): Promise<void> => {
  const target = await open(file, overwrite ? 'w' : 'wx', 0o600).catch((error: unknown) => {
    throw writeError(file, error);
  });
  try {
    await target.writeFile(bytes);
  } catch (error) {
    if (!overwrite) await rm(file, { force: true });
    throw writeError(file, error);
  } finally {
    await target.close();
  }
};

/** Creates a folder that only its owner may read, or uses an empty one. */
export const makeNewFolder = async (folder: string): Promise<void> => {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if ((await readdir(folder)).length === 0) return;
  } catch (error) {
    throw refusal(`The folder ${folder} cannot be created (${failureCode(error)})`);
  }
  throw refusal(`The folder ${folder} is not empty; name a new one`);
};

/** Reads a file, or standard input for '-'. Refuses one that is too large or unreadable. */
const readBytes = async (
  { input, invocation }: Pick<StaffContext, 'input' | 'invocation'>,
  { file, limit }: { file: string; limit: number },
): Promise<Buffer> => {
  const path = resolve(invocation.cwd, file);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of file === '-' ? input : createReadStream(path)) {
      const bytes: Uint8Array = chunk;
      size += bytes.length;
      if (size > limit) break;
      chunks.push(bytes);
    }
  } catch (error) {
    throw refusal(`${path}: this file cannot be read (${failureCode(error)})`);
  }
  if (size > limit) throw refusal(`${file}: this is larger than ${Math.floor(limit / 1024)} KiB`);
  return Buffer.concat(chunks);
};

/** Reads a file as text, without a byte order mark. Refuses text that is not UTF-8. */
export const readText = async (
  context: Pick<StaffContext, 'input' | 'invocation'>,
  source: { file: string; limit: number },
): Promise<string> => {
  const bytes = await readBytes(context, source);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refusal(`${source.file}: this is not UTF-8 text; save the file as UTF-8`);
  }
};

const UNFINISHED_FILE = 'UNFINISHED.txt';
const UNFINISHED_TEXT =
  'This export was not finished. It contains personal data: delete the folder, and export again.\n';

/** Creates the folder of an export and fills it. While it is incomplete, a file in it says so. */
export const fillFolder = async (folder: string, fill: () => Promise<void>): Promise<void> => {
  await makeNewFolder(folder);
  const warning = join(folder, UNFINISHED_FILE);
  await writeNewFile(warning, Buffer.from(UNFINISHED_TEXT), { overwrite: false });
  await fill();
  await rm(warning);
};
