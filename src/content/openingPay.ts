import type { OpeningField } from '../contract/openingFields.ts';

type PayField = Extract<OpeningField, `pay_${string}`>;
export type PayText = Partial<Record<PayField, string | null>>;

export const isCurrency = (code: string): boolean => Intl.supportedValuesOf('currency').includes(code);

const formatAmount = (amount: string, currency: string): string =>
  new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    minimumFractionDigits: amount.includes('.') ? 2 : 0,
    maximumFractionDigits: amount.includes('.') ? 2 : 0,
  })
    .format(Number(amount))
    .replaceAll('\u00a0', ' ');

const formatRange = (from: string, to: string): string => {
  if (to === '') return `from ${from}`;
  if (from === '') return `up to ${to}`;
  return from === to ? from : `${from} to ${to}`;
};

/** The sentence about pay: '£34,000 to £40,000 a year, plus bonus'. Null if nothing is known. */
export const composePay = ({
  pay_from,
  pay_to,
  pay_currency,
  pay_unit,
  pay_note,
}: PayText): string | null => {
  const hasAmount = Boolean(pay_from) || Boolean(pay_to);
  // It is also called for a text that is still to be validated.
  if (!hasAmount || !pay_unit || !pay_currency || !isCurrency(pay_currency)) return pay_note ?? null;
  const format = (amount: string | null | undefined) => (amount ? formatAmount(amount, pay_currency) : '');
  const range = formatRange(format(pay_from), format(pay_to));
  const pay = `${range} ${pay_unit === 'hour' ? 'an' : 'a'} ${pay_unit}`;
  return pay_note ? `${pay}, ${pay_note}` : pay;
};
