import { useMemo } from 'react';
import type { OpeningAnswer } from '../../../store/careersAnswers.ts';
import type { CareersCalls } from '../../../store/lateCareers.ts';
import { useLiveCall } from '../../../store/useLiveCall.ts';
import { useInitialData } from '../../../ui/initialData.ts';

const callOf = ({ opening }: CareersCalls) => opening;

/** One opening, as the server has it. */
export const useOpening = (jobId: number | undefined) => {
  const { opening } = useInitialData();
  const seeded = useMemo<OpeningAnswer | undefined>(
    () => (opening && opening.id === jobId ? { kind: 'open', opening } : undefined),
    [opening, jobId],
  );
  return useLiveCall({ callOf, arg: jobId, seeded });
};
