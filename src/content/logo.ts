/**
 * The company's logo on a grid of 32 by 32: an angular Q of five nodes and the lines between them, whose tail leaves
 * the square. Header, icons and share pictures use it.
 */
export const logo = {
  line: 'M5 5h20v20H5zM18 18l10 10',
  nodes: 'M2 2h6v6H2zM22 2h6v6h-6zM2 22h6v6H2z',
  signal: 'M15 15h6v6h-6zM25 25h6v6h-6z',
} as const;
