import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { askedQuery } from '../../../contract/openingFilterQuery.ts';
import { readFilters } from '../../../contract/openingFilters.ts';
import { useCareerSearchQuery } from '../../../store/careersApi.ts';

/** The openings that the address asks for; while they are on their way, those that were there before. */
export const useOpeningList = () => {
  const { search } = useLocation();
  const asked = useMemo(() => askedQuery(search), [search]);
  const { data, currentData, isLoading, isFetching, refetch } = useCareerSearchQuery(asked);
  const hasFailed = !currentData && !isFetching && !isLoading;
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
