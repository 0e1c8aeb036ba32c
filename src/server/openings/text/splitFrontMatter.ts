import type { FileFault } from '../../desk/fileFault.ts';

/** The lines of one part of a file, and the number of the first of them. */
export interface FilePart {
  lines: readonly string[];
  firstLine: number;
}

export interface SplitFile {
  frontMatter?: FilePart;
  body?: FilePart;
  faults: FileFault[];
}

const isFence = (line: string): boolean => line.trimEnd() === '---';
/** `./staff openings template > FILE` puts npm's own two lines, which begin with '> ', before ours. */
const isPreamble = (line: string): boolean => line.trim() === '' || line.startsWith('> ');

const NO_FRONT_MATTER =
  "there is no front matter: begin with a line '---', then job_title, company_name and location, then '---'";

/** Cuts a file at the two lines '---' that enclose its front matter. */
export const splitFrontMatter = (text: string): SplitFile => {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const opening = lines.findIndex((line) => !isPreamble(line));
  if (!isFence(lines[opening] ?? '')) {
    return { body: { lines, firstLine: 1 }, faults: [{ line: 1, text: NO_FRONT_MATTER }] };
  }
  const start = opening + 1;
  const length = lines.slice(start).findIndex(isFence);
  if (length === -1) {
    return { faults: [{ line: start, text: "the line '---' that ends the front matter is missing" }] };
  }
  const end = start + length;
  return {
    frontMatter: { lines: lines.slice(start, end), firstLine: start + 1 },
    body: { lines: lines.slice(end + 1), firstLine: end + 2 },
    faults: [],
  };
};
