/** Best first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const isRefused = (parameters: readonly string[]): boolean =>
  parameters.some((parameter) => /^\s*q=0(?:\.0*)?\s*$/i.test(parameter));

/** The best of `offered` that an Accept-Encoding header takes; `identity` where it takes none of them. */
export const chooseEncoding = (
  accepted: string | undefined,
  offered: readonly Encoding[] = ENCODINGS,
): Encoding => {
  if (!accepted) return 'identity';
  const taken = new Set(
    accepted.split(',', 20).flatMap((item) => {
      const [name = '', ...parameters] = item.split(';');
      return isRefused(parameters) ? [] : [name.trim().toLowerCase()];
    }),
  );
  return offered.find((encoding) => taken.has(encoding)) ?? 'identity';
};
