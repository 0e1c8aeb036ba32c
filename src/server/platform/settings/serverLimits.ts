import { MAX_RESUME_BYTES } from '../../../contract/constants.ts';

const MB = 1024 * 1024;

/** Limits for files on the disk, in bytes. */
const table = {
  /** Uploads that no application has claimed yet; one client has a sixteenth of it at most. */
  unclaimedBytes: { name: 'UNCLAIMED_UPLOAD_BYTES', fallback: 2048 * MB, least: 16 * MAX_RESUME_BYTES },
  /** What stays free on the disk of the data: below it uploads are asked to come again later. */
  leastFreeBytes: { name: 'LEAST_FREE_BYTES', fallback: 512 * MB, least: 0 },
} as const;

export type ServerLimits = Record<keyof typeof table, number>;

interface Reader {
  setting: (name: string, fallback: string) => string;
  check: (isGood: boolean, fault: string) => void;
}

export const readServerLimits = ({ setting, check }: Reader): ServerLimits => {
  const limit = (key: keyof typeof table): number => {
    const { name, fallback, least } = table[key];
    const text = setting(name, String(fallback));
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    check(value >= least, `${name} must be a whole number from ${least}`);
    return value;
  };
  return {
    unclaimedBytes: limit('unclaimedBytes'),
    leastFreeBytes: limit('leastFreeBytes'),
  };
};
