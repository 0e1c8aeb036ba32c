import type { PageKind, pages, PagesOf, TextsFile } from './pages.ts';
import type { ServiceFacts } from './services/serviceFacts.ts';

/** Texts that every page has. Views import further texts of their kind from other modules. */
export interface PageTexts {
  /** The page's heading, unique on the site. */
  h1: string;
  /** For search engines: 70 to 160 characters, unique on the site. */
  description: string;
  /** One line about the service, shown below its name. */
  shorttitle?: string;
  paragraphs: readonly [string, ...string[]];
}

/** Texts and facts of a service's page. */
export interface ServiceTexts extends PageTexts {
  facts: ServiceFacts;
}

/** The texts of a page of this kind. */
export type PageTextsFor<Kind extends PageKind> = Kind extends 'service' ? ServiceTexts : PageTexts;

export interface PageTextsModule<Key extends TextsFile> {
  pageTexts: { [Name in PagesOf<Key>]: PageTextsFor<(typeof pages)[Name]['kind']> };
}
