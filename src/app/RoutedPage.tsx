import { Navigate, useLocation } from 'react-router-dom';
import { pages } from '../content/pages.ts';
import type { ResolvedPath } from '../content/resolvePath.ts';
import { useCurrentPath } from './currentPath.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { useLoadedPage } from './pageLoader.ts';

const TablePage = ({ path }: { path: ResolvedPath }) => {
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

/**
 * The page of the current address. Other spellings of an address are replaced by its one canonical form, as the
 * server does with 301 (docs/requirements.md, ROUTE-3, ROUTE-4).
 */
export const RoutedPage = () => {
  const { pathname, search, hash } = useLocation();
  const path = useCurrentPath();
  if (!path) return <NotFoundPage />;
  if (path.canonical !== pathname) {
    return <Navigate replace to={{ pathname: path.canonical, search, hash }} />;
  }
  return <TablePage key={path.canonical} path={path} />;
};
