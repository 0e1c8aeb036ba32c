/** The package brings no types: what we use of it. */
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
    keepFeatures?: readonly string[];
    keepAllGlyphs?: boolean;
  }

  const subsetFont: (font: Buffer, text: string | null, options?: SubsetOptions) => Promise<Buffer>;
  export = subsetFont;
}
