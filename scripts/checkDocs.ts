import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * `npm run check:docs`: names files, commands and settings in the documents that do not exist. A name of a file may be
 * the end of its path. Data files that the program creates have to be named in the code.
 */
/** Files that the recipes add. */
const EXAMPLES =
  /(?:^|\/)(?:noticePeriod\.ts|interviews\.ts|officeStatus(?:Api|Slice)?\.ts|OfficeStatusPage\.tsx|Name\.module\.scss)$/;
const CODE = /\.(?:[cm]?[jt]sx?|scss|sh|conf|service|timer|nft|ya?ml|json|env\.example)$|(?:^|\/)[a-z-]+$/;
const FILE = /^[\w@./-]+\.(?:[cm]?[jt]sx?|scss|sh|conf|service|timer|nft|ya?ml|json|md|html|svg|log|db)$/;
const DATA_FILE = /\.(?:json|html|log|db|svg)$/;
const SETTING = /\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g;

const NO_SOURCES = ['.git', 'node_modules', 'dist', 'release', 'data', 'coverage', 'test-results'];
const files = readdirSync('.', { withFileTypes: true })
  .filter(({ name }) => !NO_SOURCES.includes(name))
  .flatMap((entry) =>
    entry.isDirectory()
      ? readdirSync(entry.name, { recursive: true, withFileTypes: true })
          .filter((each) => each.isFile())
          .map((each) => join(each.parentPath, each.name))
      : [entry.name],
  );
const documents = files.filter((file) => file.endsWith('.md') && file !== 'CHANGELOG.md');
const code = files
  .filter((file) => CODE.test(file) && !file.startsWith('src/assets') && file !== 'package-lock.json')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const commands = [...code.matchAll(/\bname: '([a-z-]+(?: [a-z-]+)?)',\n/g)].map(([, name = '']) => name);
const isCommand = (words: string): boolean =>
  commands.some((name) => `${words} `.startsWith(`${name} `) || name.startsWith(`${words} `));

const exists = (name: string): boolean =>
  EXAMPLES.test(name) ||
  files.some((file) => file === name || file.endsWith(`/${name}`)) ||
  ((DATA_FILE.test(name) || name.startsWith('/')) && code.includes(basename(name)));

const findFaults = (document: string): string[] => {
  const text = readFileSync(document, 'utf8');
  const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, link = '']) => link);
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
  const names = spans.filter((span) => FILE.test(span));
  const started = [...text.matchAll(/(?:npm run|(?:\.\/|quillmere-)staff) ([a-z][a-z:-]*(?: [a-z-]+)?)/g)];
  return [
    ...links.filter((link) => !existsSync(join(dirname(document), link))),
    ...names.filter((name) => !exists(name)),
    ...started
      .filter(([whole, words = '']) =>
        whole.startsWith('npm') ? !scripts[words.split(' ')[0] ?? ''] : !isCommand(words),
      )
      .map(([whole]) => whole),
    ...(text.match(SETTING) ?? []).filter(
      (name) => !new RegExp(`\\b${name}\\b`).test(code) && !exists(`${name}.md`),
    ),
  ].map((name) => `${document}: ${name} does not exist`);
};

const faults = documents.flatMap(findFaults);
for (const fault of new Set(faults)) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
