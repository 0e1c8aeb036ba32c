import { pageTitle } from '../app/pageTitle.ts';
import { buildSettings } from '../contract/buildSettings.ts';
import type { PageSeed } from '../contract/renderer.ts';
import { texts } from '../contract/texts.ts';
import { pages, type Page } from '../content/pages.ts';
import type { ResolvedPath } from '../content/resolvePath.ts';
import { documentTexts } from '../content/documentTexts.ts';
import { site } from '../content/site.ts';
import type { Words } from '../content/words.ts';

export interface PageHead {
  title: string;
  description: string;
  canonical?: string;
}

const absolute = (path: string): string => `${buildSettings.siteUrl || site.url}${path}`;

const DESCRIPTION_LENGTH = 157;

const openingHead = ({ opening, isClosed }: PageSeed, path: ResolvedPath): PageHead | undefined => {
  if (opening) {
    const description = `${opening.job_title}, ${opening.location}. ${opening.description}`.replace(
      /\s+/g,
      ' ',
    );
    return {
      title: `${opening.job_title} – ${site.name}`,
      description:
        description.length > DESCRIPTION_LENGTH
          ? `${description.slice(0, DESCRIPTION_LENGTH)}…`
          : description,
      canonical: absolute(path.canonical),
    };
  }
  if (opening !== null) return undefined;
  const title = isClosed ? documentTexts.jobClosed : texts.jobNotFound;
  return { title: `${title} – ${site.name}`, description: documentTexts.notFound.description };
};

/** What stands in the head of a page's document (docs/requirements.md, SHELL-4, SEO-1). */
export const pageHead = (
  pathname: string,
  path: ResolvedPath | undefined,
  words: Words | undefined,
  seed: PageSeed,
): PageHead => {
  const title = pageTitle(pathname);
  if (!path || !words) return { title, description: documentTexts.notFound.description };
  const page: Page = pages[path.name];
  return (
    (page.kind === 'job' ? openingHead(seed, path) : undefined) ?? {
      title,
      description: words.description,
      ...(page.isHidden ? {} : { canonical: absolute(path.canonical) }),
    }
  );
};
