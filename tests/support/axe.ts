import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Waits for two frames and the end of all transitions, because axe must not measure colours between two themes. */
export const waitForTransitions = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame();
    await frame();
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });

const RETRY_MS = 250;

const runAxe = async (page: Page): Promise<string[]> => {
  await waitForTransitions(page);
  const { violations } = await page.evaluate<AxeResults>(
    "axe.run(document, { resultTypes: ['violations'] })",
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
};

/**
 * Returns a page's axe violations, each as rule and element. axe is evaluated through the DevTools protocol, to which
 * the page's Content-Security-Policy does not apply. If it finds violations, it runs again a moment later, because on a
 * busy machine a page may still be switching themes or resizing.
 */
export const axeViolations = async (page: Page): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  if ((await runAxe(page)).length === 0) return [];
  await page.waitForTimeout(RETRY_MS);
  return runAxe(page);
};
