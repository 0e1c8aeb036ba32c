import type { PageKind, pages, PagesOf, TextsFile } from './pages.ts';
import type { ServiceFacts } from './services/serviceFacts.ts';

/** What every page has to say at least; kinds of page with more to say keep it in modules that their views import. */
export interface PageTexts {
  /** The page's heading; no two pages share one. */
  h1: string;
  /** For search engines: 70 to 160 characters, no two pages share one. */
  description: string;
  /** One line under a service's name that says something. */
  shorttitle?: string;
  paragraphs: readonly [string, ...string[]];
}

/** A service's page shows facts beside its paragraphs. */
export interface ServiceTexts extends PageTexts {
  facts: ServiceFacts;
}

/** What a page of this kind has to say. */
export type PageTextsFor<Kind extends PageKind> = Kind extends 'service' ? ServiceTexts : PageTexts;

export interface PageTextsModule<Key extends TextsFile> {
  pageTexts: { [Name in PagesOf<Key>]: PageTextsFor<(typeof pages)[Name]['kind']> };
}
