import type { FileFault } from './fileFault.ts';

export type DecodedText = { kind: 'text'; text: string } | { kind: 'fault'; fault: FileFault };

const LINE_END = 0x0a;
const NOT_UTF8 = 'this is not UTF-8 text; save the file as UTF-8';

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    // The decoder's only way of saying no; the answer is the caller's.
    return false;
  }
};

/** A line end is never a part of another UTF-8 character, so each line can be judged alone. */
const firstBadLine = (bytes: Uint8Array): number => {
  let start = 0;
  for (let line = 1; ; line += 1) {
    const end = bytes.indexOf(LINE_END, start);
    if (end === -1 || !isUtf8(bytes.subarray(start, end))) return line;
    start = end + 1;
  }
};

/** Reads bytes as UTF-8, without a byte order mark; a fault names the first line that is not UTF-8. */
export const decodeUtf8 = (bytes: Uint8Array): DecodedText =>
  isUtf8(bytes)
    ? { kind: 'text', text: new TextDecoder().decode(bytes) }
    : { kind: 'fault', fault: { line: firstBadLine(bytes), text: NOT_UTF8 } };
