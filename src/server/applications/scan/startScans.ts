import type { Clock } from '../../platform/clock/clock.ts';
import { failureCode } from '../../platform/process/failureLine.ts';
import { failureFacts } from '../../platform/process/failureFacts.ts';
import type { TaskLog } from '../../platform/process/repeat.ts';
import type { ScanSettings } from '../../platform/settings/scanSettings.ts';
import { keepClaim } from './keepClaim.ts';
import { runScanner, ScanFailure } from './runScanner.ts';
import { withScanFile } from './scanFiles.ts';
import type { ClaimedScan, ScanRepository } from './scanRepository.ts';

interface ScanParts {
  scans: ScanRepository;
  settings: ScanSettings;
  /** Where the file lies meanwhile. */
  folder: string;
  clock: Clock;
  log: TaskLog;
  /** Tells the outbox that a mail may go. */
  mailQueued: () => void;
  timeoutMs?: number;
}

export interface RunningScans {
  /** A resume came in: it is scanned now and not at the next look. */
  wake: () => void;
  /** Ends the scan under way, which is made again after the next start. */
  close: () => Promise<void>;
}

/** Between two looks: staff ask for scans from other processes, and tries become due. After a failure, a rest. */
const LOOK_MS = 5000;
const TIMEOUT_MS = 120_000;

/**
 * Has the resumes scanned that are due, one at a time, for ever (docs/requirements.md, SCAN-3). What fails is noted and
 * tried later; nothing brings the process down or keeps it alive, and no visitor waits for it.
 */
export const startScans = (parts: ScanParts): RunningScans => {
  const { scans, settings, folder, clock, log, mailQueued, timeoutMs = TIMEOUT_MS } = parts;
  const ending = new AbortController();
  let isRung = false;
  let round: Promise<void> | undefined;
  let stopWaiting: () => void = () => undefined;

  const judge = async ({ resume_id }: ClaimedScan) => {
    const bytes = await scans.bytesOf(resume_id);
    if (!bytes) throw new ScanFailure('the file is missing');
    const scanning = { ...settings, timeoutMs, signal: ending.signal };
    return withScanFile(folder, bytes, (file) => runScanner(file, scanning));
  };

  /** False: this one failed. */
  const scan = async (claimed: ClaimedScan): Promise<boolean> => {
    const { resume_id: resume, tries } = claimed;
    const letGo = keepClaim({ clock, log, prolong: () => scans.prolong(claimed) });
    try {
      const verdict = await judge(claimed).finally(letGo);
      await scans.markJudged(claimed, verdict);
      log.info({ resume, verdict }, 'resume scanned');
      mailQueued();
      return true;
    } catch (error) {
      if (ending.signal.aborted) return false;
      const code = failureCode(error);
      log.warn({ resume, tries, code }, 'resume not scanned');
      await scans.markFailed(claimed, code);
      return false;
    }
  };

  const scanDue = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      const claimed = await scans.claimDue();
      if (!claimed || !(await scan(claimed))) return;
    }
  };

  const look = (): void => {
    isRung = round !== undefined;
    if (ending.signal.aborted || round) return;
    stopWaiting();
    round = scanDue()
      .catch((error: unknown) => log.error(failureFacts(error), 'scans not available'))
      .finally(() => {
        round = undefined;
        if (isRung) look();
        else if (!ending.signal.aborted) stopWaiting = clock.after(LOOK_MS, look);
      });
  };

  look();
  return {
    wake: look,
    close: async () => {
      ending.abort();
      stopWaiting();
      await round;
    },
  };
};
