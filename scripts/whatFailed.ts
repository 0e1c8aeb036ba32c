import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface JestFile {
  name: string;
  message: string;
  assertionResults: readonly { status: string; fullName: string; failureMessages: readonly string[] }[];
}

interface JourneySuite {
  suites?: readonly JourneySuite[];
  specs: readonly {
    title: string;
    file: string;
    tests: readonly { results: readonly { errors: readonly { message?: string }[] }[] }[];
  }[];
}

type Report = { testResults: readonly JestFile[] } | { suites: readonly JourneySuite[] };

// eslint-disable-next-line no-control-regex -- what colours a terminal begins with this character
const COLOURS = /\u001b\[\d+m/g;
const MOST_LINES = 12;

const shorten = (message: string): string =>
  message.replace(COLOURS, '').split('\n').slice(0, MOST_LINES).join('\n');

const inFile = ({ name, message, assertionResults }: JestFile): string[] =>
  assertionResults.length === 0 && message !== ''
    ? [`${name}\n${shorten(message)}`]
    : assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages: [first = ''] }) => `${name}: ${fullName}\n${shorten(first)}`);

const inSuite = ({ suites = [], specs }: JourneySuite): string[] => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .flatMap(({ results }) => results.flatMap(({ errors }) => errors))
      .map(({ message = '' }) => `${file}: ${title}\n${shorten(message)}`),
  ),
  ...suites.flatMap(inSuite),
];

/** What each failed test said, by jest's or Playwright's JSON report; of a journey each try, also of one that passed then. */
export const whatFailed = (report: Report): string[] =>
  'testResults' in report ? report.testResults.flatMap(inFile) : report.suites.flatMap(inSuite);

/** The same of all reports in a folder: said again at the end of a run, whose lines may have been cut before it. */
export const whatFailedIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      try {
        return whatFailed(JSON.parse(readFileSync(join(folder, name), 'utf8')) as Report);
      } catch {
        return [`${name} cannot be read: its run was ended`];
      }
    });
