import { STAGE_NAMES, type DeskOpeningStatus, type Stage } from '../../contract/desk/constants.ts';
import { capitalise } from '../../lib/capitalise.ts';

const GOOD: readonly string[] = ['offer', 'hired', 'open'];
const UNDER_WAY: readonly string[] = ['inReview', 'interview', 'scheduled'];

/** Bootstrap's text colours. */
const stageColour = (stage: string): string => {
  if (GOOD.includes(stage)) return 'text-success-emphasis';
  return UNDER_WAY.includes(stage) ? 'text-info-emphasis' : 'text-body-secondary';
};

const NAMES: Readonly<Record<string, string>> = STAGE_NAMES;

/** The stage of an application or the status of an opening. */
export const StageMark = ({ stage, isSample }: { stage: Stage | DeskOpeningStatus; isSample?: boolean }) => (
  <span className={`stage ${stageColour(stage)}`}>
    {NAMES[stage] ?? capitalise(stage)}
    {isSample && ', sample'}
  </span>
);
