import { LRUCache } from 'lru-cache';

/** Best first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Browsers send a handful of them; whoever sends others has each taken apart. */
const REMEMBERED = 100;
const MAX_LETTERS = 200;
const seen = new LRUCache<string, ReadonlySet<string>>({ max: REMEMBERED });

const isRefused = (parameters: readonly string[]): boolean =>
  parameters.some((parameter) => /^\s*q=0(?:\.0*)?\s*$/i.test(parameter));

const takenBy = (accepted: string): ReadonlySet<string> =>
  new Set(
    accepted.split(',', 20).flatMap((item) => {
      const [name = '', ...parameters] = item.split(';');
      return isRefused(parameters) ? [] : [name.trim().toLowerCase()];
    }),
  );

const remembered = (accepted: string): ReadonlySet<string> => {
  const known = seen.get(accepted);
  if (known) return known;
  const taken = takenBy(accepted);
  if (accepted.length <= MAX_LETTERS) seen.set(accepted, taken);
  return taken;
};

/** The best of `offered` that an Accept-Encoding header takes; `identity` where it takes none of them. */
export const chooseEncoding = (
  accepted: string | undefined,
  offered: readonly Encoding[] = ENCODINGS,
): Encoding => {
  if (!accepted) return 'identity';
  const taken = remembered(accepted);
  return offered.find((encoding) => taken.has(encoding)) ?? 'identity';
};
