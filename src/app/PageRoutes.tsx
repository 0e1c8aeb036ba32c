import { ViewTransition, type ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { pages } from '../content/pages.ts';
import { paths } from '../content/paths.ts';
import type { ResolvedPath } from '../content/resolvePath.ts';
import { reloadAfterRelease } from '../ui/reloadAfterRelease.ts';
import { useReplay } from '../ui/useReplay.ts';
import { useResolvedPath } from './useResolvedPath.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { useLoadedPage, usePageLoader } from './pageLoader.ts';

/** Wraps a page so that a click made before hydration is replayed. */
const ReplayedOnHydration = ({ children }: { children: ReactNode }) => (
  <div {...useReplay<HTMLDivElement>('page')}>{children}</div>
);

const PageView = ({ path }: { path: ResolvedPath }) => {
  const { name, jobId, reference } = path;
  const { View, texts } = useLoadedPage(path);
  return (
    <ReplayedOnHydration>
      <View
        name={name}
        page={pages[name]}
        texts={texts}
        {...(jobId === undefined ? {} : { jobId })}
        {...(reference === undefined ? {} : { reference })}
      />
    </ReplayedOnHydration>
  );
};

/** Redirects other spellings of a URL to the canonical one, as the server does with a 301. */
const PageRoute = () => {
  const { pathname, search, hash } = useLocation();
  const path = useResolvedPath();
  const loader = usePageLoader();
  if (!path) {
    return (
      <ReplayedOnHydration>
        <NotFoundPage />
      </ReplayedOnHydration>
    );
  }
  if (path.canonical !== pathname) {
    return <Navigate replace to={{ pathname: path.canonical, search, hash }} />;
  }
  const onError = (error: unknown) => {
    loader.forget(path);
    void reloadAfterRelease(error);
  };
  return (
    <ViewTransition key={path.canonical} default="none" enter="auto" exit="auto">
      <ErrorBoundary onError={onError}>
        <PageView path={path} />
      </ErrorBoundary>
    </ViewTransition>
  );
};

const route = <PageRoute />;

export const PageRoutes = () => (
  <Routes>
    {Object.values(paths).map((path) => (
      <Route key={path} path={path} element={route} />
    ))}
    <Route path="*" element={route} />
  </Routes>
);
