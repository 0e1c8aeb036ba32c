import { parseCountryDays } from '../../../contract/countryDays.ts';
import { readBuildSettings, type BuildSettings } from '../../../contract/siteSettings.ts';

/** How long data is stored, and how soon staff promise to reply, in days. */
export interface Periods extends Pick<
  BuildSettings,
  'retentionDays' | 'keptRetentionDays' | 'replyWithinDays'
> {
  /** By the ISO 3166-1 code of a country: for applications for openings there, if it is longer. */
  countryDays: Readonly<Record<string, number>>;
}

export const toPeriods = ({
  retentionDays,
  keptRetentionDays,
  replyWithinDays,
  countryRetentionDays,
}: BuildSettings): Periods => ({
  retentionDays,
  keptRetentionDays,
  replyWithinDays,
  countryDays: parseCountryDays(countryRetentionDays),
});

/** The period for an opening in these countries: the longest that one of them needs. */
export const longestPeriod = (
  { retentionDays, countryDays }: Periods,
  countries: readonly string[],
): number => Math.max(retentionDays, ...countries.map((country) => countryDays[country] ?? 0));

/** The default periods. */
export const DEFAULT_PERIODS: Periods = toPeriods(readBuildSettings({}));
