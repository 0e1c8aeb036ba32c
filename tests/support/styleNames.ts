import { compile } from 'sass';

/** Exports every class of a stylesheet in camel case, as webpack's css-loader does, with its original name as value. */
const makeExports = (file: string): string => {
  const { css } = compile(file);
  const names = new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name));
  const lines = [...names].map((name) => {
    const exported = name.replace(/-+(\w)/g, (_, letter) => letter.toUpperCase());
    return `exports.${exported} = '${name}';`;
  });
  const values = /:export \{([^}]*)\}/.exec(css)?.[1]?.matchAll(/([\w-]+): ([^;]+);/g) ?? [];
  for (const [, name, value] of values) lines.push(`exports.${name} = '${value}';`);
  return lines.join('\n');
};

// eslint-disable-next-line no-restricted-syntax -- jest takes a transformer as a default export
export default { process: (_text: string, file: string) => ({ code: makeExports(file) }) };
