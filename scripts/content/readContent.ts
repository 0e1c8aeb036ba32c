import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteContent } from './siteContent.ts';

/** A module of the content, whatever it holds at the moment. */
type Tables = Record<string, Readonly<Record<string, unknown>>>;

/** Reads the tables as they stand in a folder `src/content`, also where the compiler would refuse them. */
export const readContent = async (folder: string): Promise<SiteContent> => {
  const load = async (file: string): Promise<Tables> =>
    (await import(pathToFileURL(join(folder, file)).href)) as Tables;
  const { paths } = await load('paths.ts');
  const { pages } = await load('pages.ts');
  const { practices } = await load('practices.ts');
  const { serviceLines } = await load('serviceLines.ts');
  const { nearestServices } = await load('nearestServices.ts');
  const { menuPages, notInMenu } = await load('menuPages.ts');
  const areas = readdirSync(join(folder, 'words')).filter((file) => !file.includes('.test.'));
  const words = Object.fromEntries(
    await Promise.all(
      areas.map(async (file) => [
        basename(file, '.ts'),
        Object.keys((await load(join('words', file)))['words'] ?? {}),
      ]),
    ),
  ) as SiteContent['words'];
  const { catalogue } = await load('catalogue.ts').catch((): Tables => ({}));
  // What is in the tables nobody knows before it was looked at: that is what the faults are for.
  return {
    paths,
    pages,
    practices,
    serviceLines: Object.keys(serviceLines ?? {}),
    nearestServices: Object.keys(nearestServices ?? {}),
    menuPages,
    notInMenu,
    words,
    catalogue: catalogue && Object.values(catalogue).map((entry) => (entry as { id: string }).id),
  } as unknown as SiteContent;
};
