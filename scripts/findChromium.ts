import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findProgram } from './debianPackages.ts';

const PROGRAM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Path of a Chromium on this machine: the one of `CHROMIUM_PATH`, an installed one, or Playwright's. */
export const findChromium = (): string | undefined => {
  const bundled = chromium.executablePath();
  return (
    process.env['CHROMIUM_PATH'] ??
    PROGRAM_NAMES.map(findProgram).find(Boolean) ??
    (existsSync(bundled) ? bundled : undefined)
  );
};

/** The same. Throws if there is none. */
export const requireChromium = (): string => {
  const path = findChromium();
  if (!path) throw new Error('There is no Chromium: apt-get install chromium, or set CHROMIUM_PATH');
  return path;
};
