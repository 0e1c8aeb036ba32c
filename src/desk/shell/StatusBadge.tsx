import { STAGE_NAMES, type DeskOpeningStatus, type Stage } from '../../contract/desk/constants.ts';
import { capitalise } from '../../lib/capitalise.ts';

const SUCCESS_STAGES: readonly string[] = ['offer', 'hired', 'open'];
const ACTIVE_STAGES: readonly string[] = ['inReview', 'interview', 'scheduled'];

const getColourClass = (stage: string): string => {
  if (SUCCESS_STAGES.includes(stage)) return 'text-success-emphasis';
  return ACTIVE_STAGES.includes(stage) ? 'text-info-emphasis' : 'text-body-secondary';
};

const LABELS: Readonly<Record<string, string>> = STAGE_NAMES;

/** The stage of an application or the status of an opening. */
export const StatusBadge = ({
  stage,
  isSample,
}: {
  stage: Stage | DeskOpeningStatus;
  isSample?: boolean;
}) => (
  <span className={`stage ${getColourClass(stage)}`}>
    {LABELS[stage] ?? capitalise(stage)}
    {isSample && ', sample'}
  </span>
);
