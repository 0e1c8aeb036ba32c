import { STAGE_NAMES, type DeskOpeningStatus, type Stage } from '../../contract/desk/constants.ts';
import { capitalise } from '../../lib/capitalise.ts';

const TONES: Readonly<Record<Stage | DeskOpeningStatus, 'open' | 'on' | 'good' | 'over'>> = {
  received: 'open',
  inReview: 'on',
  interview: 'on',
  offer: 'good',
  hired: 'good',
  declined: 'over',
  withdrawn: 'over',
  draft: 'open',
  scheduled: 'on',
  open: 'good',
  closed: 'over',
};

const NAMES: Readonly<Record<string, string>> = STAGE_NAMES;

/** The stage of an application or the status of an opening. */
export const StageMark = ({ stage, isSample }: { stage: Stage | DeskOpeningStatus; isSample?: boolean }) => (
  <span className="stage" data-tone={TONES[stage]}>
    {NAMES[stage] ?? capitalise(stage)}
    {isSample && ', sample'}
  </span>
);
