import { buildSettings } from '../contract/buildSettings.ts';
import { SHARE_SIZE, shareAlt, sharePath, type SharePictureName } from '../content/sharePictures.ts';
import { site } from '../content/site.ts';
import { escapeXml } from '../lib/escapeXml.ts';

export interface ShareParts {
  /** The company's picture by default. */
  picture?: SharePictureName;
  /** The page is an article, such as a case study. */
  isArticle?: boolean;
}

interface SocialParts extends ShareParts {
  title: string;
  description: string;
  /** Absolute; missing on pages that are hidden from search engines. */
  canonical?: string;
}

const property = (name: string, content: string | number): string =>
  `<meta property="og:${name}" content="${escapeXml(String(content))}">`;

/** The preview of a page that somebody shares. */
export const socialTags = ({
  title,
  description,
  canonical,
  picture = 'company',
  isArticle = false,
}: SocialParts): string[] => [
  property('type', isArticle ? 'article' : 'website'),
  property('site_name', site.fullName),
  property('locale', 'en_GB'),
  property('title', title),
  property('description', description),
  ...(canonical === undefined ? [] : [property('url', canonical)]),
  property('image', `${buildSettings.siteUrl || site.url}${sharePath(picture)}`),
  property('image:alt', shareAlt(picture)),
  property('image:width', SHARE_SIZE.width),
  property('image:height', SHARE_SIZE.height),
  '<meta name="twitter:card" content="summary_large_image">',
];
