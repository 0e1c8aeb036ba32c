import { parseCountryDays } from '../contract/countryDays.ts';
import type { BuildSettings } from '../contract/siteSettings.ts';
import { formatYearsOrDays } from '../lib/formatYearsOrDays.ts';

/**
 * The countries of openings whose applications are kept for longer, such as 'one year for a job in the United States'.
 * The build writes them into the bundles: the browser's names of countries take 30 ms on a slow phone.
 */
export const listOtherPeriods = ({
  retentionDays,
  countryRetentionDays,
}: Pick<BuildSettings, 'retentionDays' | 'countryRetentionDays'>): string[] => {
  const countryNames = new Intl.DisplayNames('en-GB', { type: 'region' });
  return Object.entries(parseCountryDays(countryRetentionDays))
    .filter(([, days]) => days > retentionDays)
    .map(([country, days]) => {
      const name = countryNames.of(country) ?? country;
      const isPlural = name.startsWith('United ');
      return `${formatYearsOrDays(days)} for a job in ${isPlural ? 'the ' : ''}${name}`;
    });
};
