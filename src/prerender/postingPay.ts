/** Symbols that stand for a single currency. A dollar sign alone is ambiguous. */
const CURRENCIES: Readonly<Record<string, string>> = { '£': 'GBP', '€': 'EUR', '₹': 'INR', US$: 'USD' };
const CODES = 'GBP|EUR|INR|USD|CAD|AUD|SGD|AED|CHF';
const CURRENCY = `£|€|₹|US\\$|${CODES}`;
const AMOUNT = '(\\d{1,3}(?:,\\d{2,3})+|\\d+(?:\\.\\d{1,2})?)(k?)';
const UNITS: Readonly<Record<string, string>> = {
  hour: 'HOUR',
  day: 'DAY',
  week: 'WEEK',
  month: 'MONTH',
  year: 'YEAR',
  annum: 'YEAR',
};
const PAY = new RegExp(
  `^(${CURRENCY}) ?${AMOUNT}(?: ?(?:to|–|-|and) ?(?:\\1 ?)?${AMOUNT})?,? ?(?:an?|per|/) ?(${Object.keys(UNITS).join('|')})$`,
  'i',
);

const parseNumber = (digits: string, thousands: string): number =>
  Number(digits.replaceAll(',', '')) * (thousands ? 1000 : 1);

/**
 * Pay in schema.org's format, from a complete and unambiguous text such as '£48,000 to £55,000 a year'. Empty for any
 * other text, because a guess could be wrong (docs/requirements.md, SEO-3).
 */
export const postingPay = (text: string | undefined): Record<string, unknown> => {
  const [, symbol = '', from = '', fromK = '', to, toK = '', unit = ''] = PAY.exec(text?.trim() ?? '') ?? [];
  const currency = CURRENCIES[symbol.toUpperCase()] ?? symbol.toUpperCase();
  if (currency === '') return {};
  const low = parseNumber(from, to === undefined ? fromK : fromK || toK);
  const high = to === undefined ? low : parseNumber(to, toK);
  if (high < low) return {};
  const amount = to === undefined ? { value: low } : { minValue: low, maxValue: high };
  const unitText = UNITS[unit.toLowerCase()];
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency,
      value: { '@type': 'QuantitativeValue', ...amount, unitText },
    },
  };
};
