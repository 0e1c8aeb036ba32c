import { createContext, use } from 'react';
import type { FilledIn, PageSeed } from '../contract/renderer.ts';

/** What the document was rendered with: its seed, and on the server what a visitor had sent in a form. */
interface InitialData extends PageSeed {
  filledIn?: FilledIn | undefined;
}

const InitialDataContext = createContext<InitialData>({});

export const InitialDataProvider = InitialDataContext.Provider;

/** Empty without a provider. Applies to the first page of a document only: read it in the first render. */
export const useInitialData = (): InitialData => use(InitialDataContext);
