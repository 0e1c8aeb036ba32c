import { use, type ReactNode } from 'react';
import { UNSAFE_LocationContext, UNSAFE_NavigationContext } from 'react-router-dom';
import { InitialDataProvider, useInitialData } from '../initialData.ts';
import { CameWithDocument, IslandMeans } from './islandContexts.ts';

/** Puts round an island what stands round its place in the page: it has a tree of its own, which inherits nothing. */
export const useBridge = (): ((content: ReactNode) => ReactNode) => {
  const { frame } = use(IslandMeans);
  const navigation = use(UNSAFE_NavigationContext);
  const location = use(UNSAFE_LocationContext);
  const initialData = useInitialData();
  return (content) =>
    frame(
      <UNSAFE_NavigationContext value={navigation}>
        <UNSAFE_LocationContext value={location}>
          <InitialDataProvider value={initialData}>
            <CameWithDocument value>{content}</CameWithDocument>
          </InitialDataProvider>
        </UNSAFE_LocationContext>
      </UNSAFE_NavigationContext>,
    );
};
