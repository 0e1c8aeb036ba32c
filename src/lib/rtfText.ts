/** A control word with its number, a character in hexadecimal, a control symbol, a brace or text. */
const TOKEN = /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([\da-f]{2})|\\([^a-z])|([{}])|([^\\{}\r\n]+)/gi;
/** Groups that are not part of the text. */
const HIDDEN: ReadonlySet<string> = new Set([
  'fonttbl',
  'colortbl',
  'stylesheet',
  'info',
  'pict',
  'object',
  'header',
  'footer',
  'fldinst',
  'listtable',
  'listoverridetable',
  'rsidtbl',
  'generator',
  'themedata',
  'datastore',
  'latentstyles',
]);
const SYMBOLS: Readonly<Record<string, string>> = {
  par: '\n',
  line: '\n',
  row: '\n',
  sect: '\n',
  page: '\n',
  tab: '\t',
  cell: '\t',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
};
const ESCAPED: Readonly<Record<string, string>> = { '\\': '\\', '{': '{', '}': '}', '~': '\u00a0', _: '-' };

interface Group {
  isHidden: boolean;
  /** How many characters after `\u` repeat it for old programs. */
  skip: number;
}

/** Reads the text of an RTF document, without its layout. */
export const toRtfText = (bytes: ArrayBuffer): string => {
  const rtf = new TextDecoder('latin1').decode(bytes);
  const windows = new TextDecoder('windows-1252');
  const parts: string[] = [];
  const groups: Group[] = [];
  let group: Group = { isHidden: false, skip: 1 };
  let skipped = 0;
  const add = (text: string): void => {
    const kept = text.slice(Math.min(skipped, text.length));
    skipped -= text.length - kept.length;
    if (!group.isHidden) parts.push(kept);
  };
  for (const [, word, number, hex, symbol, brace, text] of rtf.matchAll(TOKEN)) {
    if (brace === '{') groups.push({ ...group });
    else if (brace === '}') group = groups.pop() ?? group;
    else if (hex !== undefined) add(windows.decode(new Uint8Array([Number.parseInt(hex, 16)])));
    else if (text !== undefined) add(text);
    else if (symbol === '*') group.isHidden = true;
    else if (symbol !== undefined) add(ESCAPED[symbol] ?? '');
    else if (word === 'u' && number !== undefined) {
      skipped = 0;
      add(String.fromCharCode(Number(number) & 0xffff));
      skipped = group.skip;
    } else if (word === 'uc') group.skip = Number(number ?? 1);
    else if (word !== undefined && HIDDEN.has(word)) group.isHidden = true;
    else if (word !== undefined && SYMBOLS[word] !== undefined) add(SYMBOLS[word]);
  }
  return parts.join('').trim();
};
