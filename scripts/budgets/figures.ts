/** What a visitor of one kind of page fetches, at most; bytes as they are sent, compressed with brotli. */
export interface KindFigures {
  /** The document, its first styles included. */
  html: number;
  /** The first styles by themselves. */
  styles: number;
  /** Scripts that take the page over. */
  scripts: number;
  /** Scripts of all pages that its links lead to, fetched when the browser is idle or a link is pointed at. */
  scriptsAhead: number;
  fonts: number;
  /** Until the page is taken over: documents, styles, scripts, fonts, and pictures that do not wait to be seen. */
  requests: number;
  /** Elements of the document. */
  nodes: number;
}

export interface Budgets {
  kinds: Record<string, KindFigures>;
  /** Each script and stylesheet by its name without the hash. */
  files: Record<string, number>;
}
