import { freshDir } from '../support/server.ts';

/** A data folder as a start finds it. */
export interface Scene {
  name: string;
  /** A new one. */
  folder: () => string;
  /** What its database says of the migrations that were done. */
  former: string[];
}

export const firstStart: Scene = { name: 'first start', folder: freshDir, former: [] };
