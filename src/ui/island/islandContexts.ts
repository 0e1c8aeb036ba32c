import { createContext, type ReactNode } from 'react';

/** A tree of its own within the page's. */
export interface IslandTree {
  render: (content: ReactNode) => void;
  unmount: () => void;
}

interface IslandMeans {
  /** Puts round it what it needs: the store and whatever else the page has round it. */
  frame: (content: ReactNode) => ReactNode;
  /** Has React take over what the document has drawn; only the browser has that. */
  takeOver?: ((island: Element, content: ReactNode) => IslandTree) | undefined;
}

/** What parts of the page are taken over with by themselves. */
export const IslandMeans = createContext<IslandMeans>({ frame: (content) => content });

/** Whether what is drawn here came with the document and was seen long before its code. */
export const CameWithDocument = createContext(false);
