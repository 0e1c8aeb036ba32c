import type { AppStore, RootState } from './store.ts';

/** What the cache holds of one question. */
export interface LiveEntry<Data> {
  status: string;
  data?: Data | undefined;
}

/** One reading call, with the library's words and types left behind in its chunk. */
export interface LiveCall<Arg, Data> {
  /** What the cache holds; undefined before there is one. */
  select: (arg: Arg) => (state: RootState) => LiveEntry<Data> | undefined;
  /** Puts in what the document was drawn from. */
  fill: (store: AppStore, arg: Arg, value: Data) => void;
  /** Asks the server, unless the cache knows or a new answer is wanted, and holds the answer until told that it is over. */
  ask: (store: AppStore, arg: Arg, forceRefetch: boolean) => { unsubscribe: () => void };
}
