import { texts } from '../contract/texts.ts';
import type { SearchEntry } from '../lib/searchEntries.ts';
import { pages, type PagesOf } from './pages.ts';
import { paths } from './paths.ts';
import { practices, type PracticeKey } from './practices.ts';
import { toSublist, type SublistEntry } from './sublists.ts';
import type { PageTexts } from './pageTexts.ts';
import { pageTexts as audioVisual } from './pageTexts/audioVisual.ts';
import { pageTexts as engineering } from './pageTexts/engineering.ts';
import { pageTexts as managed } from './pageTexts/managed.ts';
import { pageTexts as network } from './pageTexts/network.ts';
import { pageTexts as solutions } from './pageTexts/solutions.ts';
import { pageTexts as staffing } from './pageTexts/staffing.ts';

const pageTexts = { ...engineering, ...managed, ...audioVisual, ...network, ...staffing, ...solutions };

type EntryName = keyof typeof pageTexts;
type PlaceholderName = PagesOf<'placeholders'>;

export interface CatalogueEntry extends SearchEntry {
  id: EntryName | PlaceholderName;
  title: string;
  url: string;
  /** The pages below a practice or a solution. */
  sublists?: readonly SublistEntry[];
}

const toEntry = (name: EntryName, description: NonNullable<SearchEntry['description']>): CatalogueEntry => {
  const { shorttitle = '' }: PageTexts = pageTexts[name];
  return { id: name, url: paths[name], title: pages[name].title, shorttitle, description };
};

const addSublist = (entry: CatalogueEntry): CatalogueEntry => ({ ...entry, sublists: toSublist(entry.id) });

/** A practice's description is an object, which the search ignores. */
const toPracticeEntry = (key: PracticeKey): CatalogueEntry => {
  const { page, services } = practices[key];
  const [content, content2 = '', content3 = '']: PageTexts['paragraphs'] = pageTexts[page].paragraphs;
  const titles = services.map((name) => pages[name].title);
  return addSublist(toEntry(page, { content, content2, content3, services: titles }));
};

/** Unlike other practices, its paragraphs are searched, for the common term 'staff augmentation'. */
const toStaffingEntry = (): CatalogueEntry =>
  addSublist(toEntry('staffAugmentation', pageTexts.staffAugmentation.paragraphs));

const toServiceEntry = (name: EntryName): CatalogueEntry => toEntry(name, pageTexts[name].paragraphs);

const toSolutionEntry = (name: EntryName): CatalogueEntry =>
  addSublist(toEntry(name, pageTexts[name].paragraphs.join('\n')));

const practiceKeys = ['engineering', 'managed', 'audioVisual', 'network'] as const;

const engineeringServices = [
  'applicationDevelopment', // the specification's 'application support'
  'devOps',
  'dataManagement',
  'cyberSecurity',
  'cloudInfrastructure',
] as const;

/** Found by title and URL alone: their texts name the services that visitors would be looking for. */
const toPlaceholderEntry = (name: PlaceholderName): CatalogueEntry => ({
  id: name,
  url: paths[name],
  title: pages[name].title,
  shorttitle: texts.postedSoon,
});

const placeholders = [
  'unifiedCommunications',
  'videoWalls',
  'designBuild',
  'planDesignOptimise',
  'buildRollout',
  'nmsp',
] as const;

/** The entries of the header's search, in the specified order, then the pages that the specification leaves out. */
export const catalogue: readonly CatalogueEntry[] = [
  ...practiceKeys.map(toPracticeEntry),
  toStaffingEntry(),
  ...engineeringServices.map(toServiceEntry),
  ...practices.managed.services.map(toServiceEntry),
  ...practices.audioVisual.services.map(toServiceEntry),
  ...practices.network.services.map(toServiceEntry),
  ...practices.staffing.services.map(toServiceEntry),
  toSolutionEntry('solutionsAudioVisual'),
  toSolutionEntry('solutionsNetwork'),
  ...practices.engineering.unlisted.map(toServiceEntry),
  ...placeholders.map(toPlaceholderEntry),
];
