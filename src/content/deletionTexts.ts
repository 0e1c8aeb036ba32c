import { buildSettings } from '../contract/buildSettings.ts';
import { LATEST_DELETION_DAYS } from '../contract/constants.ts';
import { formatYearsOrDays } from '../lib/formatYearsOrDays.ts';
import { listOtherPeriods } from './listOtherPeriods.ts';

const { retentionDays } = buildSettings;

/** Defined by webpack. */
declare const OTHER_PERIODS: readonly string[] | undefined;

const otherPeriods = typeof OTHER_PERIODS === 'undefined' ? listOtherPeriods(buildSettings) : OTHER_PERIODS;

/** How long an application is kept: '180 days', with the countries that have another period. */
const period = `${retentionDays} days${otherPeriods.length > 0 ? ` (${otherPeriods.join(', ')})` : ''}`;

const latest = formatYearsOrDays(LATEST_DELETION_DAYS);

const begin = (isGeneral: boolean): string =>
  `after our decision or, if there is none, after ${isGeneral ? 'it came' : 'the opening closes'}`;

/** Sentences about when an application is deleted; `isGeneral`: it is for no opening. */
export const deletionTexts = {
  /** Continues 'It is deleted automatically'. */
  rule: (isGeneral: boolean) => `${period} ${begin(isGeneral)}, and at the latest ${latest} after it came`,
  /** In the privacy notice. */
  table: `${period} after our decision. If there is none: after the opening closes or, for an application without an opening, after it came. At the latest ${latest} after it came`,
  /** In a confirmation, with the period of this application. */
  ofApplication: ({ days, isGeneral }: { days: number; isGeneral: boolean }) =>
    `Unless you withdraw it sooner, your application is deleted automatically together with your resume, ${formatYearsOrDays(days)} ${begin(isGeneral)}, and at the latest ${latest} after it came.`,
  /** After that rule. */
  day: (day: string) => `As things stand, that is on ${day}.`,
  kept: (day: string) =>
    `Because you agreed to longer storage, this is not before ${day}, unless you withdraw your consent.`,
  onHold:
    'Its deletion is stopped for now, for a reason that you find among your data. It can still be withdrawn.',
} as const;
