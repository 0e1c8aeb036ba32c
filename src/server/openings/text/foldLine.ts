const MOST_OCTETS = 75;

/**
 * A line of iCalendar, cut into lines of at most 75 octets of which each but the first begins with a blank; no character
 * is cut in two (RFC 5545, 3.1).
 */
export const foldLine = (line: string): string => {
  const lines = [''];
  let room = MOST_OCTETS;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (size > room) {
      lines.push(' ');
      room = MOST_OCTETS - 1;
    }
    lines[lines.length - 1] += character;
    room -= size;
  }
  return lines.join('\r\n');
};
