/** The name of a tag, without its prefix. */
const TAG_NAME = /^(?:[^\s/>:]*:)?([^\s/>]*)/;
/** An attribute. The lookbehind keeps the search linear in time: it starts only at the beginning of a name. */
const ATTRIBUTE = /(?<![^\s=<>"'/])([^\s=<>"'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const MAX_CODE = 0x10ffff;

/** Decodes the numeric character references of XML. */
export const decodeReferences = (text: string): string =>
  text.replace(/&#(?:x0*([\da-f]{1,6})|0*(\d{1,7}));/gi, (_, hex: string | undefined, decimal: string) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= MAX_CODE ? String.fromCodePoint(code) : '';
  });

/** The attributes of a tag. XML allows each name once; of a repeated one the first counts. */
export const readAttributes = (tag: string): Map<string, string> =>
  new Map(
    [...tag.matchAll(ATTRIBUTE)]
      .map(([, name = '', doubleQuoted, singleQuoted = '']): [string, string] => [
        name.toLowerCase(),
        decodeReferences(doubleQuoted ?? singleQuoted)
          .trim()
          .toLowerCase(),
      ])
      .toReversed(),
  );

/**
 * Splits XML into its tags, each without the `<`, with its name without prefix in lower case. A tag reaches to the next
 * `<`, which XML does not allow in attributes.
 */
export const splitTags = (xml: string): { name: string; tag: string }[] =>
  xml.split('<').map((tag) => ({ name: TAG_NAME.exec(tag)?.[1]?.toLowerCase() ?? '', tag }));
