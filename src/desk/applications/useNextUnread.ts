import { useNavigate } from 'react-router-dom';
import type { ApplicationQuery } from '../../contract/desk/applicationSchemas.ts';
import { api } from '../api.ts';
import { omitPage } from '../lists/listQuery.ts';
import { useReport } from '../shell/Toasts.tsx';

/** A function that opens the first unread application of a list, or says that there is none. */
export const useNextUnread = (filters: ApplicationQuery = {}): (() => Promise<void>) => {
  const [findUnread] = api.useLazyListApplicationsQuery();
  const navigate = useNavigate();
  const report = useReport();
  return async () => {
    const filter = omitPage(filters);
    const found = await findUnread({ ...filter, unread: 'true', limit: '1' });
    const reference = found.data?.items[0]?.reference;
    if (found.error || reference === undefined) {
      void report(found, { text: 'There are no unread applications here.' });
      return;
    }
    const search = new URLSearchParams({ ...filter, unread: 'true' });
    await navigate(`/applications/${reference}?${search.toString()}`);
  };
};
