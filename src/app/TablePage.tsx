import { pages } from '../content/pages.ts';
import type { ResolvedPath } from '../content/resolvePath.ts';
import { reloadAfterRelease } from '../ui/reloadAfterRelease.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { useLoadedPage, usePageLoader } from './pageLoader.ts';

const LoadedView = ({ path }: { path: ResolvedPath }) => {
  const { name, jobId, reference } = path;
  const { View, words } = useLoadedPage(path);
  return (
    <View
      name={name}
      page={pages[name]}
      words={words}
      {...(jobId === undefined ? {} : { jobId })}
      {...(reference === undefined ? {} : { reference })}
    />
  );
};

/** A page of the table with what it needs, or the error page in its place. */
export const TablePage = ({ path }: { path: ResolvedPath }) => {
  const loader = usePageLoader();
  const recover = (error: unknown) => {
    loader.forgetFailed();
    void reloadAfterRelease(error);
  };
  return (
    <ErrorBoundary onError={recover}>
      <LoadedView path={path} />
    </ErrorBoundary>
  );
};
