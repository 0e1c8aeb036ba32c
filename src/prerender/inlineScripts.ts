import { minify } from '@swc/core';
import type { InlineScripts } from './assets.ts';
import { earlyScript } from './earlyScript.ts';
import { keptActsScript } from './keptActsScript.ts';
import { lateScript } from './lateScript.ts';
import { typedTextScript } from './typedTextScript.ts';

const whole = [earlyScript, keptActsScript, lateScript].join(';');
/** As they are written; `npm run dev` shows them so. */
export const inlineSources: InlineScripts = {
  early: earlyScript,
  whole,
  withDraft: `${whole};${typedTextScript}`,
};

const shorter = async (source: string): Promise<string> => {
  const { code } = await minify(source, { module: false, compress: { passes: 3 }, mangle: true });
  return code.trim();
};

/** The scripts that stand in the pages, as short as they get. */
export const inlineScripts = async (): Promise<InlineScripts> => ({
  early: await shorter(inlineSources.early),
  whole: await shorter(inlineSources.whole),
  withDraft: await shorter(inlineSources.withDraft),
});
