import { runScanner } from '../../applications/scan/runScanner.ts';
import { scanFolderOf, withScanFile } from '../../applications/scan/scanFiles.ts';
import { failureCode } from '../../platform/process/failureLine.ts';
import type { Config } from '../../platform/settings/config.ts';
import type { HealthFacts } from '../queries/readHealth.ts';
import { fault, good, note, type Finding } from './finding.ts';

const HARMLESS = Buffer.from('Nothing but a few words, to see whether the scanner answers.\n');
const TIMEOUT_MS = 60_000;
const ADVICE = 'Try SCAN_COMMAND by hand as the user of the server, with a file; see docs/operations.md';

const tryScanner = async ({ scan, dataDir }: Pick<Config, 'scan' | 'dataDir'>): Promise<Finding> => {
  const scanning = { ...scan, timeoutMs: TIMEOUT_MS, signal: new AbortController().signal };
  try {
    const verdict = await withScanFile(scanFolderOf(dataDir), HARMLESS, (file) => runScanner(file, scanning));
    if (verdict === 'clean') return good('Resumes are scanned, and the scanner answers');
    return fault('The scanner refuses a file of a few harmless words: it would refuse every resume', ADVICE);
  } catch (error) {
    return fault(`The scanner does not work: ${failureCode(error)}`, ADVICE);
  }
};

/** The operator's scanner: whether it works, and whether resumes wait for it (docs/requirements.md, SCAN-6). */
export const checkScans = async (
  config: Pick<Config, 'scan' | 'dataDir'>,
  { scans: { waiting, failing } }: HealthFacts,
): Promise<Finding[]> => {
  const isSetUp = config.scan.command.length > 0;
  const text = `${waiting === 1 ? '1 resume waits' : `${waiting} resumes wait`} for a scan`;
  return [
    isSetUp ? await tryScanner(config) : note('Resumes are not scanned (SCAN_COMMAND)'),
    ...(waiting === 0
      ? []
      : [failing === null ? note(text) : fault(`${text}; the last try failed: ${failing}`, ADVICE)]),
  ];
};
