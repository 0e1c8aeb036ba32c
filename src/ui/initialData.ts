import { createContext, use } from 'react';
import type { SubmittedForm, PageSeed } from '../contract/renderer.ts';

/** The data that the document was rendered with: its seed, and on the server what a visitor had sent in a form. */
interface InitialData extends PageSeed {
  submittedForm?: SubmittedForm | undefined;
}

const InitialDataContext = createContext<InitialData>({});

export const InitialDataProvider = InitialDataContext.Provider;

/** Empty without a provider. Only valid for the first page of a document: read it in the first render. */
export const useInitialData = (): InitialData => use(InitialDataContext);
