/** Accents of Latin, Greek and Cyrillic letters, once decomposed. Marks of other scripts are letters of their own. */
const ACCENTS = /[\u0300-\u036f]/g;
/** Letters without a decomposition, and quotation marks, as people type them on any keyboard. */
const TYPED_AS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  þ: 'th',
  '‘': "'",
  '’': "'",
  '‚': "'",
  '‛': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
};
const TYPED_DIFFERENTLY = new RegExp(`[${Object.keys(TYPED_AS).join('')}]`, 'g');

/** Unifies letter case, accents, quotation marks, composed and decomposed letters, and full and half width. */
export const normalise = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(ACCENTS, '')
    .replace(TYPED_DIFFERENTLY, (letter) => TYPED_AS[letter] ?? letter)
    .normalize('NFC');
