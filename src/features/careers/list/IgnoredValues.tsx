import { openingListTexts as texts } from '../../../content/openingListTexts.ts';
import type { IgnoredValue } from '../../../contract/openingFilters.ts';
import { shorten } from '../../../lib/shorten.ts';

/** More of them nobody wrote by hand. */
const MOST = 5;
const LONGEST = 60;

/** What of the address means nothing here (docs/requirements.md, LIST-2). */
export const IgnoredValues = ({ ignored }: { ignored: readonly IgnoredValue[] }) => {
  if (ignored.length === 0) return null;
  const named = ignored
    .slice(0, MOST)
    .map(({ name, value }) => texts.ignoredValue({ name, value: shorten(value, LONGEST) }));
  return (
    <p>
      {texts.ignored} {named.join(', ')}.
    </p>
  );
};
