/** Parts of `<main>` that are not about its subject: drawings, the breadcrumb and the closing band. */
const ASIDE =
  /<(svg|script|style|noscript|nav|form)\b.*?<\/\1>|<section class="[^"]*band-deep[^"]*".*?<\/section>/gs;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** The text of a built page's `<main>`. */
export const mainText = (html: string): string =>
  (/<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '')
    .replace(ASIDE, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&([#\w]+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
