/** Parts of a page's main part that say nothing of its subject: drawings, the way to it, and the closing band. */
const ASIDE =
  /<(svg|script|style|noscript|nav|form)\b.*?<\/\1>|<section class="[^"]*band-deep[^"]*".*?<\/section>/gs;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** What the main part of a built page says, as text. */
export const mainText = (html: string): string =>
  (/<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '')
    .replace(ASIDE, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&([#\w]+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
