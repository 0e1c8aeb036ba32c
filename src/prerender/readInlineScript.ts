import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from '@swc/core';

/** The inline script (inlineScript.ts) as it stands in the pages. */
export const readInlineScript = async (): Promise<string> => {
  const source = readFileSync(join(import.meta.dirname, 'inlineScript.ts'), 'utf8');
  const { code } = await transform(source, {
    jsc: {
      parser: { syntax: 'typescript' },
      target: 'es2022',
      minify: { compress: true, mangle: true },
    },
    minify: true,
    isModule: false,
  });
  return code.trim();
};
