const LINK = /<a\b[^>]*?\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gs;
const ANCHOR_TAG = /<\/?a\b[^>]*>/g;

/**
 * Replaces the links in mammoth's HTML by their text with the address behind it. A click in the frame would ask another
 * server, which then knows that the resume is being read, or leave an empty frame. mammoth escapes `<`, `>` and quotation marks.
 */
export const showLinksAsText = (html: string): string =>
  html
    .replace(LINK, (_link, url: string, text: string) =>
      /^(?:https?|mailto):/i.test(url) && !text.includes(url) ? `${text} (${url})` : text,
    )
    .replace(ANCHOR_TAG, '');
