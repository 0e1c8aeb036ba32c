/** A tag, whose quoted attributes may contain `>`, or the text up to the next one. */
const TOKEN = /<(?:"[^"]*"|'[^']*'|[^'">])*>|[^<]+/g;
const TAG = /^<(\/?)([\w:-]+)([\s\S]*?)(\/?)>$/;
/** Elements of OpenDocument texts, and the elements of HTML that show them. Others are left out, their texts are kept. */
const ELEMENTS: Readonly<Record<string, string>> = {
  'text:p': 'p',
  'text:h': 'h2',
  'text:list': 'ul',
  'text:list-item': 'li',
  'table:table': 'table',
  'table:table-row': 'tr',
  'table:table-cell': 'td',
};
/** Not part of the text: comments, tracked deletions, scripts and embedded objects. */
const HIDDEN: ReadonlySet<string> = new Set([
  'office:annotation',
  'text:tracked-changes',
  'office:scripts',
  'office:event-listeners',
  'draw:object',
  'draw:object-ole',
  'office:binary-data',
  'office:automatic-styles',
]);
const EMPTY: Readonly<Record<string, string>> = {
  'text:tab': '\t',
  'text:s': ' ',
  'text:line-break': '<br>',
};

/** Text of XML is text of HTML once its quotation marks and `>` are escaped; references stay as they are. */
const escapeText = (text: string): string => text.replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Converts the `content.xml` of an OpenDocument text to simple HTML: its paragraphs, headings, lists and tables. */
export const toOdtHtml = (xml: string): string => {
  const parts: string[] = [];
  let isBody = false;
  let hidden = 0;
  for (const [token] of xml.matchAll(TOKEN)) {
    const [, slash, name = '', , selfClosing] = TAG.exec(token) ?? [];
    if (name === 'office:body') isBody = slash === '';
    if (HIDDEN.has(name) && !selfClosing) hidden += slash ? -1 : 1;
    if (!isBody || hidden > 0) continue;
    if (!token.startsWith('<')) parts.push(escapeText(token));
    else if (EMPTY[name] !== undefined) parts.push(slash ? '' : EMPTY[name]);
    else if (ELEMENTS[name] !== undefined) {
      parts.push(slash ? `</${ELEMENTS[name]}>` : `<${ELEMENTS[name]}>`);
      if (selfClosing) parts.push(`</${ELEMENTS[name]}>`);
    }
  }
  return parts.join('');
};
