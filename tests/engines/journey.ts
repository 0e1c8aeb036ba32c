import type { TestServer } from '../support/server.ts';
import type { Gateway } from './gateway.ts';
import type { Tab } from './tab.ts';

/** What a journey has at hand: a fresh visitor's tab, the server, and the line between them. */
export interface Place {
  tab: Tab;
  server: TestServer;
  gateway: Gateway;
  isPhone: boolean;
}

export interface Journey {
  name: string;
  /** Lines that the console may say on this way. */
  expectedLines?: RegExp;
  /** Script that runs before the page's own and takes from the engine what it is to lack (`recorder.ts`). */
  lack?: string;
  /** The same at every width: gone by phone alone. */
  isForPhone?: boolean;
  run: (place: Place) => Promise<void>;
}
