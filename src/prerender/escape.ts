const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for HTML content and quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/**
 * Marks of paragraphs, headings and lists, which end nothing in a data block: as the page itself has them, an opening's
 * text costs its answer next to nothing the second time.
 */
const PLAIN_MARKS = String.raw`<\/?(?:p|h[1-6]|ul|ol|li)>`;
const SIGNS = new RegExp(`${PLAIN_MARKS}|[<>&\u2028\u2029]`, 'g');

const escapeSign = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** JSON for a data block: nothing in it can end the script element or a line of script. */
export const escapeJson = (value: unknown): string =>
  JSON.stringify(value).replace(SIGNS, (found) => (found.length > 1 ? found : escapeSign(found)));
