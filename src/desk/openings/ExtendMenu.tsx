import type { DeskOpening } from '../../contract/desk/openingSchemas.ts';
import { api } from '../api.ts';
import { Menu } from '../shell/Page.tsx';
import { useReport } from '../shell/Toasts.tsx';
import { formatDay } from '../shell/dates.ts';
import { extendDate } from './openingForm.ts';

const EXTENSION_DAYS = [7, 14, 30, 90] as const;

type Extendable = Pick<DeskOpening, 'id' | 'job_title' | 'closing_date'> &
  Partial<Pick<DeskOpening, 'status'>>;

export const ExtendMenu = ({ opening: { id, job_title, closing_date, status } }: { opening: Extendable }) => {
  const [extend] = api.useExtendOpeningMutation();
  const [close] = api.useCloseOpeningMutation();
  const report = useReport();
  const changeClosingDate = (closingDate: string | null): void => {
    const change = closingDate ? `Accepts applications until ${formatDay(closingDate)}` : 'No closing date';
    // A closed opening was opened again by the extension, so undoing it closes it again.
    const undo = () => (status === 'closed' ? close({ id }) : extend({ id, closingDate: closing_date }));
    void report(extend({ id, closingDate }), { text: `${job_title}: ${change}`, undo });
  };
  return (
    <Menu
      label="Extend"
      target={job_title}
      items={[
        ...EXTENSION_DAYS.map((days) => {
          const date = extendDate(days, closing_date);
          return [`${days} days, to ${formatDay(date)}`, () => changeClosingDate(date)] as const;
        }),
        ['No closing date', () => changeClosingDate(null)],
      ]}
    />
  );
};
