import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { toListQuery, toPageQuery } from '../../../contract/openingFilterQuery.ts';
import { readFilters } from '../../../contract/openingFilters.ts';
import { useCareerListQuery } from '../../../store/careersApi.ts';
import { findOpenings, foundByServer } from './findOpenings.ts';

/** The openings for the current address: found here in a complete list, or by the server in a longer one. */
export const useOpeningList = () => {
  const { search } = useLocation();
  const listQuery = useMemo(() => toListQuery(search), [search]);
  const list = useCareerListQuery(undefined);
  const isCut = list.data !== undefined && list.data.openings.length < list.data.total;
  const part = useCareerListQuery(isCut ? toPageQuery(listQuery) : skipToken);
  const found = useMemo(() => {
    if (!list.data) return undefined;
    if (!isCut) return findOpenings(list.data.openings, listQuery);
    return part.currentData && foundByServer(list.data, part.currentData, listQuery);
  }, [list.data, isCut, part.currentData, listQuery]);
  // While the server searches, its last results stay visible.
  const [shown, setShown] = useState(found);
  if (found && found !== shown) setShown(found);
  const isFetching = list.isFetching || part.isFetching;
  const hasFailed = !found && !isFetching;
  return {
    /** The list; undefined while it loads and after a failure. */
    found: hasFailed ? undefined : (found ?? shown),
    /** The filters of the address; once there is a response, without unknown values. */
    filters: found?.filters ?? readFilters(listQuery).filters,
    hasAlerts: list.data?.hasAlerts === true,
    isLoading: !found && !shown && !hasFailed,
    isFetching,
    isBusy: isFetching && !found,
    hasFailed,
    refetch: () => void (isCut ? part.refetch() : list.refetch()),
  };
};
