import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { askedQuery } from '../../../contract/openingFilterQuery.ts';
import { readFilters } from '../../../contract/openingFilters.ts';
import type { CareersCalls } from '../../../store/lateCareers.ts';
import { useLiveCall } from '../../../store/useLiveCall.ts';
import { useInitialData } from '../../../ui/initialData.ts';

const callOf = ({ search }: CareersCalls) => search;

/** The openings that the address asks for; while they are on their way, those that were there before. */
export const useOpeningList = () => {
  const { search } = useLocation();
  const asked = useMemo(() => askedQuery(search), [search]);
  const { found } = useInitialData();
  const seeded = found?.asked === asked ? found : undefined;
  const { currentData, isFetching, refetch } = useLiveCall({ callOf, arg: asked, seeded });
  const [data, setData] = useState(currentData);
  if (currentData && currentData !== data) setData(currentData);
  const hasFailed = !currentData && !isFetching;
  return {
    /** What stands in the list; nothing while the first one comes, and after a failure. */
    found: hasFailed ? undefined : data,
    /** As the address has them; once there is an answer, as they were understood. */
    filters: currentData?.filters ?? readFilters(asked).filters,
    isLoading: !data && !hasFailed,
    isFetching,
    isBusy: isFetching && !currentData,
    hasFailed,
    refetch,
  };
};
