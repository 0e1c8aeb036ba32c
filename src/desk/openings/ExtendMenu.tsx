import type { DeskOpening } from '../../contract/desk/openingSchemas.ts';
import { api } from '../api.ts';
import { Menu } from '../shell/Page.tsx';
import { useReport } from '../shell/Toasts.tsx';
import { formatDay } from '../shell/dates.ts';
import { extendDate } from './openingForm.ts';

const EXTENSION_DAYS = [7, 14, 30, 90] as const;

type Extended = Pick<DeskOpening, 'id' | 'job_title' | 'closing_date'>;

export const ExtendMenu = ({ opening: { id, job_title, closing_date } }: { opening: Extended }) => {
  const [extend] = api.useExtendOpeningMutation();
  const report = useReport();
  const choose = (closingDate: string | null): void => {
    const done = closingDate
      ? `Takes applications until ${formatDay(closingDate)}`
      : 'Has no closing date now';
    const undo = () => choose(closing_date);
    void report(extend({ id, closingDate }), { text: `${job_title}: ${done}`, undo });
  };
  return (
    <Menu
      label="Extend"
      of={job_title}
      items={[
        ...EXTENSION_DAYS.map((days) => {
          const date = extendDate(days, closing_date);
          return [`${days} days, to ${formatDay(date)}`, () => choose(date)] as const;
        }),
        ['Without an end', () => choose(null)],
      ]}
    />
  );
};
