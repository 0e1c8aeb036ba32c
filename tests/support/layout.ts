import type { Page } from '@playwright/test';

/** Adds rules to a page. The Content-Security-Policy does not apply to constructed stylesheets. */
export const addRules = (page: Page, rules: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rules);

/** Sets the text size in the browser's settings. It lasts until a page of another site opens. */
export const enlargeText = async (page: Page, pixels: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } });
};

/**
 * Finds elements that are cut off, and whether the page scrolls sideways. Leaves out what is cut on purpose (text for
 * screen readers, sliders, a cropped map) and what a browser draws inside a field.
 */
export const findLayoutErrors = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ON_PURPOSE =
      'input, .visually-hidden, .slider, .slider-plain, .honeypot, svg, [inert], [aria-hidden="true"]:has(> div > img)';
    const problems = [...document.querySelectorAll('body *')].flatMap((element) => {
      if (element.closest(ON_PURPOSE) || element.clientHeight === 0) return [];
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      if (clipPath === 'inset(50%)') return [];
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const isCut =
        (cuts(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (cuts(overflowY) && element.scrollHeight > element.clientHeight + 1);
      return isCut ? [`cut off: ${element.outerHTML.slice(0, 80)}`] : [];
    });
    const { scrollWidth } = document.documentElement;
    return scrollWidth > innerWidth ? [`${scrollWidth} px wide`, ...problems] : problems;
  });

/** Finds words that are broken across two lines without a hyphen or similar character. */
export const findBrokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Text between spaces, split at the characters after which a line may break. A URL has no spaces.
    const WORD = /(?<![^\s\p{Pd}/])[^\s\p{Pd}/@]{2,}(?![^\s\p{Pd}/])/gu;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const broken = new Set<string>();
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const element = text.parentElement;
      if (!element?.checkVisibility() || element.closest('bdi, .visually-hidden, script, style, svg'))
        continue;
      for (const { index, 0: word } of (text.textContent ?? '').matchAll(WORD)) {
        if (/\.\w/.test(word)) continue;
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.add(`broken: ${word} in ${element.outerHTML.slice(0, 60)}`);
      }
    }
    return [...broken];
  });
