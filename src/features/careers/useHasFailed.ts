import { useState } from 'react';

interface Query {
  isError: boolean;
  isFetching: boolean;
  startedTimeStamp?: number | undefined;
}

/**
 * Whether a page's query has failed. A failure from before the page was opened, such as that of a prefetch, does not
 * count: RTK Query repeats the request right after the first render.
 */
export const useHasFailed = ({ isError, isFetching, startedTimeStamp }: Query): boolean => {
  const [earlierFailure] = useState(isError ? startedTimeStamp : undefined);
  return isError && !isFetching && startedTimeStamp !== earlierFailure;
};
