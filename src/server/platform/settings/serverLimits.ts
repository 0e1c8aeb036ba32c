import { MAX_RESUME_BYTES } from '../../../contract/constants.ts';

const MB = 1024 * 1024;

/** What the server lets itself be asked for at a time; sizes in bytes. */
const table = {
  /** Uploads in memory; beyond it a visitor is asked to try again shortly. */
  uploadBytesInFlight: { name: 'UPLOAD_BYTES_IN_FLIGHT', fallback: 64 * MB, least: MAX_RESUME_BYTES },
  /** Uploads on the disk that have not arrived yet; 0: all stay in memory. */
  spoolBytes: { name: 'UPLOAD_SPOOL_BYTES', fallback: 1024 * MB, least: 0 },
  /** Uploads that no application has claimed yet; one client has a sixteenth of it at most. */
  unclaimedBytes: { name: 'UNCLAIMED_UPLOAD_BYTES', fallback: 2048 * MB, least: 16 * MAX_RESUME_BYTES },
  /** What stays free on the disk of the data: below it uploads are asked to come again later. */
  leastFreeBytes: { name: 'LEAST_FREE_BYTES', fallback: 512 * MB, least: 0 },
  /** Connections of one client at a time; 0: any number. */
  connectionsPerClient: { name: 'CONNECTIONS_PER_CLIENT', fallback: 256, least: 0 },
} as const;

export type ServerLimits = Record<keyof typeof table, number>;

interface Reader {
  setting: (name: string, fallback: string) => string;
  check: (isGood: boolean, fault: string) => void;
}

const kindOf = (least: number): string =>
  least === MAX_RESUME_BYTES
    ? `a whole number of bytes from ${MAX_RESUME_BYTES}, the largest resume`
    : `a whole number from ${least}`;

export const readServerLimits = ({ setting, check }: Reader): ServerLimits => {
  const limit = (key: keyof typeof table): number => {
    const { name, fallback, least } = table[key];
    const text = setting(name, String(fallback));
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    check(value >= least, `${name} must be ${kindOf(least)}`);
    return value;
  };
  return {
    uploadBytesInFlight: limit('uploadBytesInFlight'),
    spoolBytes: limit('spoolBytes'),
    unclaimedBytes: limit('unclaimedBytes'),
    leastFreeBytes: limit('leastFreeBytes'),
    connectionsPerClient: limit('connectionsPerClient'),
  };
};
