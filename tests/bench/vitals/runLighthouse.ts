import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '../../../scripts/findChromium.ts';
import { freshDir } from '../../support/server.ts';
import type { Vitals } from './vitals.ts';

/** What is read of Lighthouse's report; times in milliseconds, scores from 0 to 1. */
interface Report {
  audits: Record<string, { title: string; score: number | null; numericValue?: number } | undefined>;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  runtimeError?: { message: string };
}

export interface Judged extends Vitals {
  /** Performance, accessibility, best practices, search engines, each of 100. */
  categories: string;
  /** What took points, by its name and title. */
  faults: string[];
}

/** The certificate is self-made, and nobody but the page is to use the line. */
const CHROME = '--headless=new --no-sandbox --ignore-certificate-errors --disable-background-networking';

const CATEGORIES = 'performance,accessibility,best-practices,seo';

const faultsIn = ({ audits, categories }: Report): string[] =>
  Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]?.title ?? ''}`);

const judgedBy = (report: Report): Judged => {
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  const figure = (id: string): number => report.audits[id]?.numericValue ?? Number.NaN;
  return {
    fcp: figure('first-contentful-paint'),
    lcp: figure('largest-contentful-paint'),
    cls: figure('cumulative-layout-shift'),
    tbt: figure('total-blocking-time'),
    categories: Object.values(report.categories)
      .map(({ score }) => Math.round((score ?? 0) * 100))
      .join(' / '),
    faults: faultsIn(report),
  };
};

/** Judges one first visit with a browser of its own. The report stays in the folder that is named, for who looks closer. */
export const runLighthouse = async (
  program: string,
  { url, words, keepAt }: { url: string; words: readonly string[]; keepAt: string | undefined },
): Promise<Judged> => {
  const file = keepAt ?? join(freshDir(), 'report.json');
  const child = spawn(
    process.execPath,
    [
      program,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${CATEGORIES}`,
      `--chrome-flags=${CHROME}`,
      ...words,
    ],
    { env: { ...process.env, CHROME_PATH: findChromium() }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`Lighthouse did not judge ${url}:\n${said}`);
  return judgedBy(JSON.parse(readFileSync(file, 'utf8')) as Report);
};
