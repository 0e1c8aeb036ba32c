import { daysLeft } from '../../../content/jobPageTexts.ts';
import { daysUntil } from '../../../lib/daysUntil.ts';
import { useIsHydrated } from '../../../ui/useIsHydrated.ts';

/**
 * How long one may still apply, counted by the reader's own clock and never in the page as it is kept: a page that lies
 * in a cache for a day would be a day wrong (JOB-5).
 */
export const DaysLeft = ({ day }: { day: string }) => {
  const isHydrated = useIsHydrated();
  const days = isHydrated ? daysUntil(day, new Date()) : undefined;
  return days === undefined || days < 0 ? null : <> ({daysLeft(days)})</>;
};
