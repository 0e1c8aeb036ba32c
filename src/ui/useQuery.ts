import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

/** What stands behind '?' in the address. */
export const useQuery = (): URLSearchParams => {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
};
