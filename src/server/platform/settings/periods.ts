import { readBuildSettings, type BuildSettings } from '../../../contract/siteSettings.ts';

/** How long data is stored, and how soon staff promise to reply, in days. */
export type Periods = Pick<BuildSettings, 'retentionDays' | 'keptRetentionDays' | 'replyWithinDays'>;

export const toPeriods = ({ retentionDays, keptRetentionDays, replyWithinDays }: BuildSettings): Periods => ({
  retentionDays,
  keptRetentionDays,
  replyWithinDays,
});

/** The default periods. */
export const DEFAULT_PERIODS: Periods = toPeriods(readBuildSettings({}));
