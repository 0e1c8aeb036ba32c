import { listTexts } from '../../../content/careersTexts.ts';
import type { OpeningSummary } from '../../../contract/schemas.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { formatDay } from '../../../ui/formatDate.ts';

/** Company, place and date of an opening in one row. */
export const OpeningFacts = ({ opening }: { opening: OpeningSummary }) => (
  <ul className="meta-row">
    <li>
      <Icon name="building" /> {opening.company_name}
    </li>
    <li>
      <Icon name="place" /> {opening.location}
    </li>
    {opening.posted && (
      <li>
        <Icon name="calendar" /> {listTexts.posted(formatDay(opening.posted))}
      </li>
    )}
  </ul>
);
