import { STAGE_NAMES, type DeskOpeningStatus, type Stage } from '../../contract/desk/constants.ts';
import { capitalise } from '../../lib/capitalise.ts';

/** Bootstrap's text colours. */
const COLOURS: Readonly<Record<Stage | DeskOpeningStatus, string>> = {
  received: 'text-body',
  inReview: 'text-info-emphasis',
  interview: 'text-info-emphasis',
  offer: 'text-success-emphasis',
  hired: 'text-success-emphasis',
  declined: 'text-body-secondary',
  withdrawn: 'text-body-secondary',
  draft: 'text-body',
  scheduled: 'text-info-emphasis',
  open: 'text-success-emphasis',
  closed: 'text-body-secondary',
};

const NAMES: Readonly<Record<string, string>> = STAGE_NAMES;

/** The stage of an application or the status of an opening. */
export const StageMark = ({ stage, isSample }: { stage: Stage | DeskOpeningStatus; isSample?: boolean }) => (
  <span className={`stage ${COLOURS[stage]}`}>
    {NAMES[stage] ?? capitalise(stage)}
    {isSample && ', sample'}
  </span>
);
