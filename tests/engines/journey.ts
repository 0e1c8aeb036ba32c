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
  run: (place: Place) => Promise<void>;
}
