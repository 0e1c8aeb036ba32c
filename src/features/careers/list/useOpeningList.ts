import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { toListQuery, toPageQuery } from '../../../contract/openingFilterQuery.ts';
import { readFilters } from '../../../contract/openingFilters.ts';
import { useCareerListQuery } from '../../../store/careersApi.ts';
import { useHasFailed } from '../useHasFailed.ts';
import { findOpenings, toFoundOpenings } from './findOpenings.ts';

/** The openings for the current URL: found in the browser in a complete list, or by the server in a longer one. */
export const useOpeningList = () => {
  const { search } = useLocation();
  const listQuery = useMemo(() => toListQuery(search), [search]);
  const list = useCareerListQuery(undefined);
  const isIncomplete = list.data !== undefined && list.data.openings.length < list.data.total;
  const pageQuery = useCareerListQuery(isIncomplete ? toPageQuery(listQuery) : skipToken);
  const result = useMemo(() => {
    if (!list.data) return undefined;
    if (!isIncomplete) return findOpenings(list.data.openings, listQuery);
    return pageQuery.currentData && toFoundOpenings(list.data, pageQuery.currentData, listQuery);
  }, [list.data, isIncomplete, pageQuery.currentData, listQuery]);
  // While the server searches, its last results stay visible.
  const [lastResult, setLastResult] = useState(result);
  if (result && result !== lastResult) setLastResult(result);
  const isFetching = list.isFetching || pageQuery.isFetching;
  const hasListFailed = useHasFailed(list);
  const hasPageFailed = useHasFailed(pageQuery);
  const hasFailed = !result && (hasListFailed || hasPageFailed);
  return {
    /** Undefined while the list loads and after a failure. */
    result: hasFailed ? undefined : (result ?? lastResult),
    /** The URL's filters; once there is a response, without unknown values. */
    filters: result?.filters ?? readFilters(listQuery).filters,
    hasAlerts: list.data?.hasAlerts === true,
    isLoading: !result && !lastResult && !hasFailed,
    isFetching,
    isBusy: isFetching && !result,
    hasFailed,
    refetch: () => void (isIncomplete ? pageQuery.refetch() : list.refetch()),
  };
};
