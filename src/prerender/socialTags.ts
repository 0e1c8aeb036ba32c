import { buildSettings } from '../contract/buildSettings.ts';
import { linkPicture } from '../content/linkPicture.ts';
import { site } from '../content/site.ts';
import { escapeHtml } from './escape.ts';

interface SocialParts {
  title: string;
  description: string;
  /** Absolute; missing on pages that are kept from search engines. */
  canonical?: string;
}

const property = (name: string, content: string | number): string =>
  `<meta property="og:${name}" content="${escapeHtml(String(content))}">`;

/** What another site shows of a page when somebody shares its address (docs/requirements.md, SEO-1). */
export const socialTags = ({ title, description, canonical }: SocialParts): string[] => [
  property('type', 'website'),
  property('site_name', site.fullName),
  property('locale', 'en_GB'),
  property('title', title),
  property('description', description),
  ...(canonical === undefined ? [] : [property('url', canonical)]),
  property('image', `${buildSettings.siteUrl || site.url}${linkPicture.path}`),
  property('image:alt', linkPicture.alt),
  property('image:width', linkPicture.width),
  property('image:height', linkPicture.height),
  '<meta name="twitter:card" content="summary_large_image">',
];
