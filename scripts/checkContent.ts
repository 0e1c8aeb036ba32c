import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findOldBrand, type Brand } from './findOldBrand.ts';

interface PageRecord {
  kind: string;
  title: string;
  texts: string;
  practice?: string;
  parent?: string;
  isHidden?: boolean;
}

interface PageTexts {
  h1: string;
  description: string;
  paragraphs: readonly string[];
}

interface PracticeRecord {
  services: readonly string[];
  unlisted?: readonly string[];
}

/** The tables of `src/content`. The compiler has checked their types. */
interface SiteContent {
  paths: Readonly<Record<string, string>>;
  pages: Readonly<Record<string, PageRecord>>;
  practices: Readonly<Record<string, PracticeRecord>>;
  serviceLines: Readonly<Record<string, unknown>>;
  nearestServices: Readonly<Record<string, string>>;
  serviceIcons: Readonly<Record<string, string>>;
  whichOne: Readonly<Record<string, readonly { service: string }[]>>;
  menuPages: readonly string[];
  pagesOutsideMenu: readonly string[];
  /** The texts of each page, by the file of `src/content/pageTexts`. */
  pageTexts: Readonly<Record<string, Readonly<Record<string, PageTexts>>>>;
}

const FOLDER = resolve('src/content');

const load = async (file: string) =>
  (await import(pathToFileURL(join(FOLDER, file)).href)) as Record<string, unknown>;

const readContent = async (): Promise<SiteContent> => {
  const files = [
    ...['paths', 'pages', 'practices', 'menuPages'],
    ...['serviceLines', 'nearestServices', 'services/serviceIcons', 'whichOne'],
  ];
  const tables = await Promise.all(files.map((file) => load(`${file}.ts`)));
  const areas = readdirSync(join(FOLDER, 'pageTexts')).filter((file) => !file.includes('.test.'));
  const pageTexts = await Promise.all(
    areas.map(async (file) => [basename(file, '.ts'), (await load(join('pageTexts', file)))['pageTexts']]),
  );
  return Object.assign({ pageTexts: Object.fromEntries(pageTexts) as unknown }, ...tables) as SiteContent;
};

const checkPages = ({ paths, pages, pageTexts }: SiteContent): string[] => [
  ...Object.keys(paths)
    .filter((name) => !pages[name])
    .map((name) => `pages.ts: '${name}' has a path in paths.ts but no page record`),
  ...Object.entries(pages).flatMap(([name, page]) => [
    ...(paths[name] ? [] : [`paths.ts: '${name}' has a page record but no path`]),
    ...(pageTexts[page.texts]?.[name]
      ? []
      : [`pageTexts/${page.texts}.ts: '${name}' has a page but no text`]),
    ...(page.parent && !pages[page.parent] ? [`pages.ts: the parent of '${name}' is not a page`] : []),
  ]),
  ...Object.entries(pageTexts).flatMap(([area, texts]) =>
    Object.keys(texts)
      .filter((name) => (pages[name] ? pages[name].texts !== area : !paths[name]))
      .map((name) => `pageTexts/${area}.ts: '${name}' has a text, but its page record names another file`),
  ),
];

const checkDuplicates = ({ pageTexts }: SiteContent): string[] =>
  (['h1', 'description'] as const).flatMap((field) => {
    const owners = new Map<string, string>();
    return Object.entries(pageTexts).flatMap(([area, texts]) =>
      Object.entries(texts).flatMap(([name, text]) => {
        const owner = owners.get(text[field]);
        owners.set(text[field], name);
        return owner ? [`pageTexts/${area}.ts: '${name}' has the same ${field} as '${owner}'`] : [];
      }),
    );
  });

const listServices = (practice: PracticeRecord | undefined): readonly string[] => [
  ...(practice?.services ?? []),
  ...(practice?.unlisted ?? []),
];

const checkService = (name: string, page: PageRecord, content: SiteContent): string[] => {
  const { pages, pageTexts, practices, serviceLines, nearestServices, serviceIcons, whichOne } = content;
  const lists = Object.keys(practices).filter((key) => listServices(practices[key]).includes(name));
  const nearest = pages[nearestServices[name] ?? ''];
  const lastText = pageTexts[page.texts]?.[name]?.paragraphs.at(-1);
  return [
    ...(lists.length === 0 ? [`practices.ts: '${name}' has a page but no practice lists it`] : []),
    ...lists
      .filter((key) => key !== page.practice)
      .map((key) => `practices.ts: '${name}' is listed by ${key}, but its page says ${page.practice}`),
    ...(serviceLines[name] ? [] : [`serviceLines.ts: '${name}' has a page but no line`]),
    ...(nearest ? [] : [`nearestServices.ts: '${name}' has a page but no nearest service`]),
    ...(nearest && lastText?.includes(nearest.title) === false
      ? [`pageTexts/${page.texts}.ts: the last paragraph of '${name}' does not name '${nearest.title}'`]
      : []),
    ...(whichOne[page.practice ?? '']?.some(({ service }) => service === name)
      ? []
      : [`whichOne.ts: '${name}' has a page but no situation`]),
    ...Object.keys(serviceIcons)
      .filter((other) => other > name && serviceIcons[other] === serviceIcons[name])
      .map((other) => `services/serviceIcons.ts: '${name}' has the same icon as '${other}'`),
  ];
};

const checkServices = (content: SiteContent): string[] => [
  ...Object.entries(content.pages).flatMap(([name, page]) =>
    page.kind === 'service' ? checkService(name, page, content) : [],
  ),
  ...Object.entries(content.practices).flatMap(([key, practice]) =>
    listServices(practice)
      .filter((name) => content.pages[name]?.kind !== 'service')
      .map((name) => `practices.ts: ${key} lists '${name}', which is not a service in pages.ts`),
  ),
];

/** Skips services, which are in the menu because their practice lists them: `checkServices` checks that. */
const checkMenu = ({ pages, menuPages, pagesOutsideMenu }: SiteContent): string[] => [
  ...Object.entries(pages)
    .filter(([name, { kind, isHidden }]) => kind !== 'service' && !isHidden && !menuPages.includes(name))
    .filter(([name]) => !pagesOutsideMenu.includes(name))
    .map(
      ([name]) => `navigation.ts: '${name}' is not in the menu; if that is intended, add it to menuPages.ts`,
    ),
  ...menuPages
    .filter((name) => pagesOutsideMenu.includes(name))
    .map((name) => `menuPages.ts: '${name}' is both in the menu and listed as not in it`),
];

const checkCatalogue = async ({ practices }: SiteContent): Promise<string[]> => {
  const { catalogue } = (await load('catalogue.ts')) as { catalogue: readonly { id: string }[] };
  return Object.values(practices)
    .flatMap(({ services }) => services)
    .filter((name) => !catalogue.some(({ id }) => id === name))
    .map((name) => `catalogue.ts: '${name}' has a page but no search entry`);
};

/** Search engines cut longer titles and descriptions, and replace shorter ones. */
const LENGTHS = { title: [0, 60], indexedTitle: [25, 60], description: [70, 160] } as const;

const checkLength = (what: string, text: string, [min, max]: readonly [number, number]): string[] =>
  text.length < min || text.length > max
    ? [`${what} has ${text.length} characters, not ${min} to ${max}: '${text}'`]
    : [];

const checkLengths = async ({ paths, pages, pageTexts }: SiteContent): Promise<string[]> => {
  const { pageTitle } = (await load('pageTitle.ts')) as { pageTitle: (name: string) => string };
  return Object.entries(pages).flatMap(([name, page]) => {
    const isIndexed = !page.isHidden && paths[name]?.includes(':') === false;
    const titleLength = isIndexed ? LENGTHS.indexedTitle : LENGTHS.title;
    const { description = '' } = pageTexts[page.texts]?.[name] ?? {};
    return [
      ...checkLength(`pageTitle.ts: the title of '${name}'`, pageTitle(name), titleLength),
      ...checkLength(
        `pageTexts/${page.texts}.ts: the description of '${name}'`,
        description,
        LENGTHS.description,
      ),
    ];
  });
};

/** Lists what is missing, duplicated, or of the wrong length in `src/content`, one line each. */
const findContentErrors = async (): Promise<string[]> => {
  const content = await readContent();
  const errors = [
    ...checkPages(content),
    ...checkDuplicates(content),
    ...checkServices(content),
    ...checkMenu(content),
    ...(await checkLengths(content)),
  ];
  const { findUnfilledFacts } = (await load('privacyFacts.ts')) as { findUnfilledFacts: () => string[] };
  errors.push(...findUnfilledFacts().map((name) => `privacyFacts.ts: '${name}' is not filled in`));
  // The catalogue cannot be imported while a page lacks its record or its text.
  return errors.length > 0 ? errors : checkCatalogue(content);
};

interface SiteFacts {
  name: string;
  phone: string;
  offices: readonly {
    city: string;
    country: string;
    address: readonly string[];
    postal: { region: string };
    atDesk: string;
    phone?: string;
  }[];
  deliveryLocations: readonly string[];
}

interface LocationFacts {
  deliveryAddresses: Readonly<Record<string, { region?: string; country: string }>>;
}

const readBrand = async (): Promise<Brand> => {
  const { site } = (await load('site.ts')) as { site: SiteFacts };
  const { deliveryAddresses } = (await load('locations.ts')) as unknown as LocationFacts;
  const deliveries = site.deliveryLocations.flatMap((name) => deliveryAddresses[name] ?? []);
  const countryNames = new Intl.DisplayNames('en', { type: 'region' });
  const colours = readFileSync('src/styles/_settings.scss', 'utf8').matchAll(/#([\da-f]{6});/g);
  return {
    name: site.name,
    phones: [site.phone, ...site.offices.flatMap(({ phone }) => phone ?? [])],
    addresses: site.offices.flatMap(({ address }) => address),
    cities: site.offices.map(({ city }) => city),
    areas: [
      ...site.offices.flatMap(({ country, postal }) => [country, postal.region]),
      ...deliveries.flatMap(({ country, region = '' }) => [countryNames.of(country) ?? country, region]),
    ],
    people: site.offices.map(({ atDesk }) => atDesk),
    colours: [...colours].flatMap(([, digits = '']) => digits),
  };
};

const contentErrors = await findContentErrors();
const errors = [...contentErrors.map((error) => `src/content/${error}`), ...findOldBrand(await readBrand())];
for (const error of errors) console.error(error);
process.exitCode = errors.length > 0 ? 1 : 0;
