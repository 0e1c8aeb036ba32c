declare module '*.scss' {
  const classes: Readonly<Record<string, string>>;
  // eslint-disable-next-line no-restricted-syntax -- css-loader gives a module stylesheet a default export
  export default classes;
}
