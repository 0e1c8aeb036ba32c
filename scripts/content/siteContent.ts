/** The tables of `src/content`, as loosely as they are while somebody is writing in them. */
export interface SiteContent {
  paths: Readonly<Record<string, string>>;
  pages: Readonly<Record<string, PageRecord>>;
  practices: Readonly<Record<string, PracticeRecord>>;
  /** Names of services that have one. */
  serviceLines: readonly string[];
  nearestServices: readonly string[];
  menuPages: readonly string[];
  notInMenu: readonly string[];
  /** Names of the pages that have words, by the file of `src/content/words`. */
  words: Readonly<Record<string, readonly string[]>>;
  /** Names of the pages that the search knows; undefined where the catalogue cannot be made. */
  catalogue: readonly string[] | undefined;
}

export interface PageRecord {
  kind: string;
  words: string;
  practice?: string;
  parent?: string;
  isHidden?: boolean;
}

export interface PracticeRecord {
  page: string;
  services: readonly string[];
  unlisted?: readonly string[];
}
