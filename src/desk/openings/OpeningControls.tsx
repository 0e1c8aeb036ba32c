import Dropdown from 'react-bootstrap/Dropdown';
import type { DeskOpeningStatus } from '../../contract/desk/constants.ts';
import type { OpeningRow } from '../../contract/desk/openingSchemas.ts';
import { capitalise } from '../../lib/capitalise.ts';
import { useExtendOpeningMutation } from '../api.ts';
import { useToasts } from '../shell/Toasts.tsx';
import { dayOf } from '../shell/dates.ts';
import { extendedBy } from './openingForm.ts';

const TONES: Readonly<Record<DeskOpeningStatus, string>> = {
  draft: 'open',
  scheduled: 'on',
  open: 'good',
  closed: 'over',
};

export const OpeningStatus = ({ opening }: { opening: Pick<OpeningRow, 'status' | 'isSample'> }) => (
  <span className="stage" data-tone={TONES[opening.status]}>
    {capitalise(opening.status)}
    {opening.isSample && ', sample'}
  </span>
);

const STEPS = [
  [7, 'One week'],
  [14, 'Two weeks'],
  [30, '30 days'],
  [90, '90 days'],
] as const;

interface ExtendMenuProps {
  opening: { id: number; job_title: string; closing_date: string | null };
  isSmall?: boolean;
}

export const ExtendMenu = ({ opening: { id, job_title, closing_date }, isSmall }: ExtendMenuProps) => {
  const [extend] = useExtendOpeningMutation();
  const { said, failed } = useToasts();
  const choose = async (closingDate: string | null) => {
    const { error } = await extend({ id, closingDate });
    const done = closingDate ? `Takes applications until ${dayOf(closingDate)}` : 'Has no closing date now';
    if (error) failed(error);
    else said(`${job_title}: ${done}`);
  };
  return (
    <Dropdown align="end">
      <Dropdown.Toggle variant="quiet" className={isSmall ? 'btn-small' : ''}>
        Extend<span className="visually-hidden"> {job_title}</span>
      </Dropdown.Toggle>
      <Dropdown.Menu>
        {STEPS.map(([days, label]) => {
          const date = extendedBy(days, closing_date);
          return (
            <Dropdown.Item key={days} as="button" type="button" onClick={() => void choose(date)}>
              {label}, to {dayOf(date)}
            </Dropdown.Item>
          );
        })}
        <Dropdown.Item as="button" type="button" onClick={() => void choose(null)}>
          Without an end
        </Dropdown.Item>
      </Dropdown.Menu>
    </Dropdown>
  );
};
