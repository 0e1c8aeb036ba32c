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
];
