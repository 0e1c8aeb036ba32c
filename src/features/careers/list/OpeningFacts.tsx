import { listTexts } from '../../../content/careersTexts.ts';
import { openingListTexts } from '../../../content/openingListTexts.ts';
import { site } from '../../../content/site.ts';
import type { OpeningSummary } from '../../../contract/schemas.ts';
import { capitalise } from '../../../lib/capitalise.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { formatDay } from '../../../lib/formatDate.ts';

interface OpeningFactsProps {
  opening: OpeningSummary;
}

/** Keeps the last two words of the pay, such as 'a year', on one line. */
export const formatPay = (text: string): string => text.replace(/ (?=\S+$)/, '\u00a0');

/**
 * Company, location, type, pay and dates of an opening. Our own company is left out, because it would be on almost
 * every card.
 */
export const OpeningFacts = ({ opening }: OpeningFactsProps) => (
  <ul className="meta-row">
    {opening.company_name !== site.fullName && (
      <li>
        <Icon name="building" /> {opening.company_name}
      </li>
    )}
    <li>
      <Icon name="place" /> {opening.location}
    </li>
    {opening.employment_type && (
      <li>
        <Icon name="briefcase" /> {capitalise(opening.employment_type)}
        {opening.workplace && `, ${opening.workplace}`}
      </li>
    )}
    {opening.salary_range && (
      <li>
        <Icon name="cash" /> {formatPay(opening.salary_range)}
      </li>
    )}
    {opening.posted && (
      <li>
        <Icon name="calendar" />{' '}
        <time dateTime={opening.posted}>{listTexts.posted(formatDay(opening.posted))}</time>
      </li>
    )}
    {opening.closing_date && (
      <li>
        <Icon name="clock" />{' '}
        <time dateTime={opening.closing_date}>
          {openingListTexts.closes(formatDay(opening.closing_date))}
        </time>
      </li>
    )}
  </ul>
);
