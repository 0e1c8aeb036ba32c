/** What a journey asks of an engine; elements are named by CSS selectors that fit one each. */
export interface Driver {
  go: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  /** Runs a function's source in the page, with values that JSON can carry, and gives what it returns. */
  run: (source: string, values: readonly unknown[]) => Promise<unknown>;
  click: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  /** Into whatever has the focus. */
  press: (key: Key) => Promise<void>;
  choose: (selector: string, file: string) => Promise<void>;
  /** The page from its head to its foot, PNG. */
  picture: () => Promise<Buffer>;
  /** The page on paper of A4, PDF; undefined where the driver prints nothing. */
  print: () => Promise<Buffer | undefined>;
  close: () => Promise<void>;
}

export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowRight' | 'ArrowDown';

export interface Look {
  width: number;
  scheme: 'light' | 'dark';
  /** For a visitor who wants nothing to move. */
  isStill?: boolean;
}

/** An engine as it is installed here. */
export interface Engine {
  name: string;
  version: string;
  /** A fresh visitor: no storage of another one. */
  visit: (look: Look) => Promise<Driver>;
  close: () => Promise<void>;
}

/** Why an engine cannot be run here, in words for the run's output. */
export interface Missing {
  name: string;
  why: string;
}
