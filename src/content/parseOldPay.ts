import type { PayText } from './openingPay.ts';

/** Symbols that stand for a single currency. */
const CURRENCIES: Readonly<Record<string, string>> = { '£': 'GBP', '€': 'EUR', '₹': 'INR', US$: 'USD' };
const CODES = 'GBP|EUR|INR|USD|CAD|AUD|SGD|AED|CHF';
const CURRENCY = `£|€|₹|US\\$|\\$|${CODES}`;
const AMOUNT = '(\\d{1,3}(?:,\\d{2,3})+|\\d+(?:\\.\\d{1,2})?)(k?)';
const UNITS: Readonly<Record<string, string>> = { annum: 'year' };
const PAY = new RegExp(
  `^(from |up to )?(${CURRENCY}) ?${AMOUNT}(?: ?(?:to|–|-|and) ?(?:\\2 ?)?${AMOUNT})?,? ?(?:an?|per|/) ?(hour|day|week|month|year|annum)\\b,?\\s*(.*)$`,
  'i',
);

const toAmount = (digits: string, thousands: string): string =>
  String(Number(digits.replaceAll(',', '')) * (thousands ? 1000 : 1));

/**
 * The parts of a text about pay that was written before pay had fields, if it is complete and unambiguous: '£48,000 to
 * £55,000 a year plus bonus'. A dollar sign alone is certain only for work in the United States. Any other text becomes
 * the note, so that nothing is lost.
 */
export const parseOldPay = (text: string, countries: readonly string[]): PayText => {
  const match = PAY.exec(text.trim());
  if (!match) return { pay_note: text };
  const [, bound = '', symbol = '', first = '', firstK = '', second, secondK = '', unit = '', note = ''] =
    match;
  const isUnitedStates = countries.length > 0 && countries.every((country) => country === 'US');
  const currency =
    symbol === '$'
      ? isUnitedStates
        ? 'USD'
        : ''
      : (CURRENCIES[symbol.toUpperCase()] ?? symbol.toUpperCase());
  const low = toAmount(first, second === undefined ? firstK : firstK || secondK);
  const high = second === undefined ? low : toAmount(second, secondK);
  const isOneBound = bound !== '' && second !== undefined;
  if (currency === '' || Number(high) < Number(low) || isOneBound) return { pay_note: text };
  return {
    pay_from: /^up/i.test(bound) ? null : low,
    pay_to: /^from/i.test(bound) ? null : high,
    pay_currency: currency,
    pay_unit: UNITS[unit.toLowerCase()] ?? unit.toLowerCase(),
    pay_note: note || null,
  };
};
