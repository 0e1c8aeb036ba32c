import type { Locator, Page } from '@playwright/test';
import { homeTexts } from '../../src/content/homeTexts.ts';
import { sliderTexts } from '../../src/content/sliderTexts.ts';
import { expect, open } from './journey.ts';

/** Opens a page with a stopped clock: only `page.clock.runFor` moves time, and timers start at a known moment. */
export const openWithStoppedClock = async (page: Page, path = '/'): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await open(page, path);
  await page.clock.pauseAt(Date.now() + 3_600_000);
};

/** Turns the system's reduced motion off. */
export const allowMotion = (page: Page): Promise<void> =>
  page.emulateMedia({ reducedMotion: 'no-preference' });

export const banner = (page: Page): Locator => page.getByRole('region', { name: homeTexts.banner });

/** Reads the number of the current banner slide, from 1. */
export const readSlideNumber = async (page: Page): Promise<number> => {
  // During a fade the outgoing slide is active too.
  const slide = banner(page).locator('.carousel-item.active:not(.carousel-item-start, .carousel-item-end)');
  const label = await slide.getAttribute('aria-label');
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

/** Scrolls to the slider with this heading and waits until it is hydrated. */
export const openSlider = async (page: Page, title: string): Promise<Locator> => {
  const slider = page.getByRole('group', { name: title });
  await slider.scrollIntoViewIfNeeded();
  await expect(slider.locator('.react-multi-carousel-item--active').first()).toBeVisible();
  return slider;
};

/** Reads the names of a slider's visible items, in order. */
export const readShownItems = (slider: Locator): Promise<string[]> =>
  slider.locator('li[aria-hidden="false"]').allInnerTexts();

/** Finds elements with a transition longer than a millisecond, or a running animation. */
export const findLongTransitions = (page: Page): Promise<string[]> =>
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
