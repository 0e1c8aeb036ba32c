import { createContext, use } from 'react';
import type { FilledIn, PageSeed } from '../contract/renderer.ts';

/** What the document was drawn with: its seed, and on the server what somebody had sent in a form. */
interface InitialData extends PageSeed {
  filledIn?: FilledIn | undefined;
}

const InitialDataContext = createContext<InitialData>({});

export const InitialDataProvider = InitialDataContext.Provider;

/** Empty where nobody provides it. Holds for the first page of a document only: ask for it in a first drawing. */
export const useInitialData = (): InitialData => use(InitialDataContext);
