import { scanResume } from '../../applications/scanResume.ts';
import type { ScanSettings } from '../../platform/settings/scanSettings.ts';
import { type Finding, good, note, problem } from './finding.ts';

const HARMLESS_FILE = Buffer.from('This file is harmless.\n');

/** Gives the operator's scanner a harmless file, because one that refuses it would refuse every resume. */
export const checkScanner = async (settings: ScanSettings): Promise<Finding> => {
  const [program] = settings.command;
  if (program === undefined) return note('Resumes are not scanned (SCAN_COMMAND)');
  const outcome = await scanResume(HARMLESS_FILE, settings);
  if (outcome.verdict === 'clean') return good(`The scanner ${program} answers, and accepts a harmless file`);
  if (outcome.verdict === 'refused')
    return problem(
      `The scanner ${program} refuses a harmless file, so every resume is refused`,
      'Run SCAN_COMMAND by hand with a text file as its input, and see what it says',
    );
  return problem(
    `The scanner ${program} gives no result (${outcome.reason}), so no resume is scanned`,
    outcome.reason === 'ENOENT'
      ? 'Install it, or correct SCAN_COMMAND'
      : 'Run SCAN_COMMAND by hand with a text file as its input, and see what it says',
  );
};
