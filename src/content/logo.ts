/**
 * The company's mark on a square of 32: a squared-off Q of five nodes and the lines between them, its tail leaving the
 * square. Header, icons and link pictures are all drawn from it.
 */
export const logo = {
  line: 'M5 5h20v20H5zM18 18l10 10',
  nodes: 'M2 2h6v6H2zM22 2h6v6h-6zM2 22h6v6H2z',
  signal: 'M15 15h6v6h-6zM25 25h6v6h-6z',
} as const;
