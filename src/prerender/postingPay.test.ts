import { postingPay } from './postingPay.ts';

const range = (currency: string, minValue: number, maxValue: number, unitText: string) => ({
  baseSalary: {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', minValue, maxValue, unitText },
  },
});

describe('pay as search engines read it', () => {
  it.each([
    ['£48,000 to £55,000 a year', range('GBP', 48_000, 55_000, 'YEAR')],
    ['€300–€350 per day', range('EUR', 300, 350, 'DAY')],
    ['£48k–£55k per annum', range('GBP', 48_000, 55_000, 'YEAR')],
    ['£48–55k a year', range('GBP', 48_000, 55_000, 'YEAR')],
    ['USD 30.50 to 41 an hour', range('USD', 30.5, 41, 'HOUR')],
    ['₹12,00,000 to ₹15,00,000 a year', range('INR', 1_200_000, 1_500_000, 'YEAR')],
  ])('is a range if the text has two amounts: %s', (text, pay) => {
    expect(postingPay(text)).toEqual(pay);
  });

  it('is one amount if the text has one', () => {
    expect(postingPay('US$4,000 a month')).toMatchObject({
      baseSalary: { currency: 'USD', value: { value: 4000, unitText: 'MONTH' } },
    });
  });

  it.each([
    ...['$50,000 a year', '£48,000', '£48,000 to £55,000', 'up to £55,000 a year', 'by agreement'],
    ...['£55,000 to £48,000 a year', '£48,000 to €55,000 a year', '£900 to £1k a day', '', undefined],
  ])('is left out if the text is ambiguous or unreadable: %s', (text) => {
    expect(postingPay(text)).toEqual({});
  });
});
