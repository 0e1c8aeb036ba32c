import type { Locator, Page } from '@playwright/test';
import { homeTexts } from '../../src/content/homeTexts.ts';
import { sliderTexts } from '../../src/content/sliderTexts.ts';
import { expect, open } from './journey.ts';

/** The home page with time standing still: only `page.clock.runFor` moves it on, and timers begin at a known moment. */
export const openStill = async (page: Page, path = '/'): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await open(page, path);
  await page.clock.pauseAt(Date.now() + 3_600_000);
};

/** Lets what the visitor's system forbade begin now. */
export const allowMotion = (page: Page): Promise<void> =>
  page.emulateMedia({ reducedMotion: 'no-preference' });

export const banner = (page: Page): Locator => page.getByRole('region', { name: homeTexts.banner });

/** Number of the banner slide that is shown, from 1. */
export const shownSlide = async (page: Page): Promise<number> => {
  // While one slide fades into the next, the one that leaves is active too.
  const shown = banner(page).locator('.carousel-item.active:not(.carousel-item-start, .carousel-item-end)');
  const label = await shown.getAttribute('aria-label');
  return Number(label?.split(' ')[0]);
};

export const button = (within: Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true });

export const bannerButtons = (page: Page) => ({
  stop: button(banner(page), sliderTexts.stop(homeTexts.slides)),
  start: button(banner(page), sliderTexts.start(homeTexts.slides)),
  next: button(banner(page), sliderTexts.next(homeTexts.slides)),
  previous: button(banner(page), sliderTexts.previous(homeTexts.slides)),
});

/** A slider by its heading, scrolled near and moving by script. */
export const slider = async (page: Page, title: string): Promise<Locator> => {
  const found = page.getByRole('group', { name: title });
  await found.scrollIntoViewIfNeeded();
  await expect(found.locator('.react-multi-carousel-item--active').first()).toBeVisible();
  return found;
};

/** Names of what a slider shows to a reader, in order. */
export const shownItems = (found: Locator): Promise<string[]> =>
  found.locator('li[aria-hidden="false"]').allInnerTexts();

/** Milliseconds that the slider's next move takes, as its stylesheet will be told. */
export const moveDuration = async (found: Locator): Promise<number> => {
  const text = await found
    .locator('.react-multi-carousel-track')
    .evaluate((track: HTMLElement) => track.style.transition);
  return Number(/(\d+)ms/.exec(text)?.[1]);
};

/** Elements that would take longer than a millisecond to change, or that are changing. */
export const slowMoves = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSlow = (element: Element) => {
      const { transitionDuration, animationName } = getComputedStyle(element);
      const isWaiting = element.matches('.loading-screen, .spinner, .spinner *');
      return (
        transitionDuration.split(',').some((time) => Number.parseFloat(time) > 0.001) ||
        (animationName !== 'none' && !isWaiting)
      );
    };
    return [...document.querySelectorAll('*')].filter(isSlow).map(({ outerHTML }) => outerHTML.slice(0, 80));
  });
