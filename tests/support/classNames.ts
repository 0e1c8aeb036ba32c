/** Stands for a module stylesheet in unit tests: every class is called by its own name. */
const classNames: Record<string, string> = new Proxy({}, { get: (_, name) => String(name) });
// eslint-disable-next-line no-restricted-syntax -- a module stylesheet has a default export, so its stand-in has too
export default classNames;
