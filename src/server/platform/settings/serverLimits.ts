import { MAX_RESUME_BYTES } from '../../../contract/constants.ts';
import type { SettingReader } from './settingReader.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** How the server is watched. */
export interface Watching {
  logLevel: (typeof LOG_LEVELS)[number];
  /** Port of this machine alone on which Prometheus asks for metrics; 0: none. */
  metricsPort: number;
}

export const readWatching = ({ setting, check }: SettingReader): Watching => {
  const logLevel = LOG_LEVELS.find((level) => level === setting('LOG_LEVEL', 'info'));
  check(logLevel !== undefined, `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}`);
  const port = setting('METRICS_PORT', '0');
  const isPort = /^\d{1,5}$/.test(port) && Number(port) <= 65_535;
  check(isPort, 'METRICS_PORT must be a whole number from 1 to 65535, or 0 for none');
  return {
    logLevel: logLevel ?? 'info',
    metricsPort: isPort ? Number(port) : 0,
  };
};

const MB = 1024 * 1024;

/** Limits for files on the disk, in bytes. */
const table = {
  /** Uploads that no application has claimed yet; one client has a sixteenth of it at most. */
  unclaimedBytes: { name: 'UNCLAIMED_UPLOAD_BYTES', fallback: 2048 * MB, least: 16 * MAX_RESUME_BYTES },
  /** What stays free on the disk of the data: below it uploads are asked to come again later. */
  leastFreeBytes: { name: 'LEAST_FREE_BYTES', fallback: 512 * MB, least: 0 },
} as const;

export type ServerLimits = Record<keyof typeof table, number>;

export const readServerLimits = ({ setting, check }: SettingReader): ServerLimits => {
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
