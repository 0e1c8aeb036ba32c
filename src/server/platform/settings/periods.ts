import { DEFAULT_DAYS } from '../../../contract/buildSettings.ts';

/** How long things are kept, and how soon staff promise to write. All in days. */
export interface Periods {
  retentionDays: number;
  /** Of applications whose sender agreed to be kept for longer. */
  keptRetentionDays: number;
  replyWithinDays: number;
}

const names = {
  retentionDays: 'RETENTION_DAYS',
  keptRetentionDays: 'KEPT_RETENTION_DAYS',
  replyWithinDays: 'REPLY_WITHIN_DAYS',
} as const satisfies Record<keyof Periods, string>;

interface Reader {
  setting: (name: string, fallback: string) => string;
  check: (isGood: boolean, fault: string) => void;
}

/** Reads the periods; the build reads the same settings, because the pages name them (docs/requirements.md, PRIV-1). */
export const readPeriods = ({ setting, check }: Reader): Periods => {
  const days = (key: keyof Periods): number => {
    const text = setting(names[key], String(DEFAULT_DAYS[key]));
    const isGood = /^[1-9]\d{0,4}$/.test(text);
    check(isGood, `${names[key]} must be a whole number of days from 1`);
    return isGood ? Number(text) : DEFAULT_DAYS[key];
  };
  const periods = {
    retentionDays: days('retentionDays'),
    keptRetentionDays: days('keptRetentionDays'),
    replyWithinDays: days('replyWithinDays'),
  };
  check(
    periods.keptRetentionDays >= periods.retentionDays,
    'KEPT_RETENTION_DAYS must not be shorter than RETENTION_DAYS',
  );
  return periods;
};
