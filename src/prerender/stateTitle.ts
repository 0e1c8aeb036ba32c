import { alertTexts } from '../content/alertTexts.ts';
import { site } from '../content/site.ts';
import { receiptTexts } from '../content/receiptTexts.ts';
import type { PageName } from '../content/paths.ts';
import { withdrawTexts } from '../content/withdrawTexts.ts';
import type { PageSeed } from '../contract/renderer.ts';

const alertOutcomes = ['sent', 'confirmed', 'ended'] as const;

const findTitle = (name: PageName, seed: PageSeed, query: URLSearchParams): string | undefined => {
  if (name === 'jobAlerts') {
    if (seed.hasNoAlerts) return alertTexts.unavailable;
    const outcome = alertOutcomes.find((key) => query.has(key));
    return outcome && alertTexts[outcome];
  }
  if (name === 'jobAlert') return seed.alert?.state === 'ended' ? alertTexts.linkInvalid : undefined;
  if (name === 'withdraw') {
    if (seed.withdrawalLink === 'unknown') return receiptTexts.notFound;
    return seed.withdrawalLink === 'invalid' ? withdrawTexts.linkInvalid : undefined;
  }
  if (name === 'receipt' && seed.receipt !== undefined)
    return seed.receipt === null ? receiptTexts.notFound : receiptTexts.sent;
  return undefined;
};

/**
 * The title of a page whose heading depends on its state. Undefined for all others. In the browser, `useTitle` sets it.
 */
export const stateTitle = (name: PageName, seed: PageSeed, query: URLSearchParams): string | undefined => {
  const title = findTitle(name, seed, query);
  return title === undefined ? undefined : `${title} – ${site.name}`;
};
