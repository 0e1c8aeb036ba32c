import { useEffect } from 'react';
import { useLocation, type To } from 'react-router-dom';
import { useFollow } from '../ui/useFollow.ts';
import { useCurrentPath } from './currentPath.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { PageStage } from './PageStage.tsx';

/** Replaces the address. */
const Elsewhere = ({ to }: { to: To }) => {
  const follow = useFollow();
  useEffect(() => follow(to, { replace: true }));
  return null;
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
    return <Elsewhere to={{ pathname: path.canonical, search, hash }} />;
  }
  return <PageStage path={path} />;
};
