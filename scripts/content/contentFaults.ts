import type { PageRecord, SiteContent } from './siteContent.ts';

const isIn = (names: readonly string[] | undefined, name: string): boolean => names?.includes(name) ?? false;

const pageFaults = ({ paths, pages, words }: SiteContent): string[] => [
  ...Object.keys(paths)
    .filter((name) => !pages[name])
    .map((name) => `pages.ts: '${name}' has an address in paths.ts but no page record`),
  ...Object.entries(pages).flatMap(([name, page]) => [
    ...(paths[name] ? [] : [`paths.ts: '${name}' has a page record but no address`]),
    ...(isIn(words[page.words], name) ? [] : [`words/${page.words}.ts: '${name}' has a page but no words`]),
    ...(page.parent && !pages[page.parent] ? [`pages.ts: the parent of '${name}' is no page`] : []),
  ]),
  ...Object.entries(words).flatMap(([area, names]) =>
    names
      // Where the record is what is missing, that is said above.
      .filter((name) => (pages[name] ? pages[name].words !== area : !paths[name]))
      .map((name) => `words/${area}.ts: '${name}' has words, but no page record sends there for them`),
  ),
];

const listedServices = ({ practices }: SiteContent, key: string | undefined): string[] => {
  const practice = key === undefined ? undefined : practices[key];
  return practice ? [...practice.services, ...(practice.unlisted ?? [])] : [];
};

const serviceFault = (name: string, page: PageRecord, content: SiteContent): string[] => {
  const { practices, serviceLines, nearestServices, catalogue } = content;
  const lists = Object.keys(practices).filter((key) => isIn(listedServices(content, key), name));
  const isUnlisted = isIn(practices[page.practice ?? '']?.unlisted, name);
  return [
    ...(lists.length === 0 ? [`practices.ts: '${name}' has a page but no practice lists it`] : []),
    ...lists
      .filter((key) => key !== page.practice)
      .map((key) => `practices.ts: '${name}' is listed by ${key}, but its page says ${page.practice}`),
    ...(isIn(serviceLines, name) ? [] : [`serviceLines.ts: '${name}' has a page but no line`]),
    ...(isIn(nearestServices, name)
      ? []
      : [`nearestServices.ts: '${name}' has a page but no nearest service`]),
    ...(!catalogue || isUnlisted || lists.length === 0 || isIn(catalogue, name)
      ? []
      : [`catalogue.ts: '${name}' has a page but the search does not know it`]),
  ];
};

const serviceFaults = (content: SiteContent): string[] => [
  ...Object.entries(content.pages).flatMap(([name, page]) =>
    page.kind === 'service' ? serviceFault(name, page, content) : [],
  ),
  ...Object.keys(content.practices).flatMap((key) =>
    listedServices(content, key)
      .filter((name) => content.pages[name]?.kind !== 'service')
      .map((name) => `practices.ts: ${key} lists '${name}', which is no service in pages.ts`),
  ),
];

/** Services come into the menu by their practice, which `serviceFaults` looks at. */
const menuFaults = ({ pages, menuPages, notInMenu }: SiteContent): string[] => [
  ...Object.entries(pages)
    .filter(([name, { kind, isHidden }]) => kind !== 'service' && !isHidden && !isIn(menuPages, name))
    .filter(([name]) => !isIn(notInMenu, name))
    .map(([name]) => `navigation.ts: '${name}' is not in the menu; if that is meant, say so in menuPages.ts`),
  ...menuPages
    .filter((name) => isIn(notInMenu, name))
    .map((name) => `menuPages.ts: '${name}' is in the menu and among those that are not`),
];

/** What was forgotten in `src/content`, a line each; empty where nothing was. */
export const contentFaults = (content: SiteContent): string[] => [
  ...pageFaults(content),
  ...serviceFaults(content),
  ...menuFaults(content),
];
