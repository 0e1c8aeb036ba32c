import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const TEST_FILE = /\.(spec|test)\.tsx?$/;
/** `it('…'`, `test("…"`, `it.each(table)('…'`, `itOn(engine, …)('…'`, with the title on this line or the next. */
const TITLE =
  /\b(?:it|test|itOn\([^)]*\))(?:\.each(?:<[^(]*>)?\([\s\S]*?\)|\.each`[\s\S]*?`)?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g;

/** Every test of the project as `file: title`, the title as it is written in the source. */
export const testTitles = (root: string): string[] =>
  ['src', 'tests', 'scripts'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => TEST_FILE.test(file))
      .flatMap((file) =>
        [...readFileSync(join(root, folder, file), 'utf8').matchAll(TITLE)].map(
          ([, , title = '']) => `${basename(file)}: ${title}`,
        ),
      ),
  );
