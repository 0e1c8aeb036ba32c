const UNUSED_NAME = /^\w+\.displayName = "\w+";$/gm;
const MADE_ON_IMPORT = /^((?:var|const) \w+ = )(\w+\.(?:createContext|forwardRef|memo)\()/gm;

/**
 * A webpack loader for React Router's module. It makes its components as it is imported and names them, so that bundlers
 * keep those that nobody uses: forms, prefetching, nested routes. Marked as free of effects they are left out.
 */
export default function pureRouter(source: string): string {
  return source.replace(UNUSED_NAME, '').replace(MADE_ON_IMPORT, '$1/* @__PURE__ */ $2');
}
