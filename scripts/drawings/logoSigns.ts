/** Signs before a wordmark, 34 by 34 units, in the colour of the text; squared off like the site's own mark. */
export const signs: readonly string[] = [
  // A bracket that holds a block.
  '<path stroke-width="4" d="M2 2H32V32"/><path fill="currentColor" stroke="none" d="M4 14H20V30H4Z"/>',
  // Rings.
  '<circle cx="17" cy="17" r="14.5" stroke-width="4"/><circle cx="17" cy="17" r="5" fill="currentColor" stroke="none"/>',
  // Steps.
  '<path fill="currentColor" stroke="none" d="M0 24H10V34H0ZM12 12H22V34H12ZM24 0H34V34H24Z"/>',
  // A square on its corner.
  '<path stroke-width="4" d="M17 3 31 17 17 31 3 17Z"/><path fill="currentColor" stroke="none" d="M17 11 23 17 17 23 11 17Z"/>',
  // Quarters.
  '<path fill="currentColor" stroke="none" d="M0 0H15V15A15 15 0 0 1 0 0ZM19 0H34A15 15 0 0 1 19 15ZM0 34A15 15 0 0 1 15 19V34ZM19 19A15 15 0 0 1 34 34H19Z"/>',
  // A gate.
  '<path stroke-width="4" d="M2 34V17A15 15 0 0 1 32 17V34M12 34V18A5 5 0 0 1 22 18V34"/>',
  // Bars of a signal.
  '<path stroke-width="4" d="M2 11V23M9.5 4V30M17 13V21M24.5 0V34M32 9V25"/>',
  // A sheaf: lines that meet.
  '<path stroke-width="4" d="M17 34V2M17 20 4 7M17 20 30 7M17 32 4 19M17 32 30 19"/>',
  // Two hooks that hold each other.
  '<path stroke-width="4" d="M22 2H2V22H22V12M12 22V32H32V12H12"/>',
  // A wave in a square.
  '<path stroke-width="3" d="M2 2H32V32H2Z"/><path stroke-width="3.5" d="M2 21C9 9 12 9 17 17S25 25 32 13"/>',
  // A crown of blocks.
  '<path fill="currentColor" stroke="none" d="M0 8 8 16 17 2 26 16 34 8V32H0Z"/>',
  // A shield, halved.
  '<path stroke-width="3.5" d="M3 3H31V17C31 25 25 30 17 33 9 30 3 25 3 17Z"/><path fill="currentColor" stroke="none" d="M17 3H31V17C31 25 25 30 17 33Z"/>',
  // A triangle of three.
  '<path fill="currentColor" stroke="none" d="M17 0 25 14H9ZM8 17 16 31H0ZM26 17 34 31H18Z"/>',
  // Half a sun over its line.
  '<path stroke-width="4" d="M0 31H34"/><path fill="currentColor" stroke="none" d="M3 26A14 14 0 0 1 31 26Z"/><path stroke-width="3" d="M17 0V7M3 5 7 10M31 5 27 10"/>',
  // A plus cut out of a disc.
  '<path fill="currentColor" fill-rule="evenodd" stroke="none" d="M17 0A17 17 0 1 1 17 34A17 17 0 1 1 17 0ZM14 8V14H8V20H14V26H20V20H26V14H20V8Z"/>',
];
