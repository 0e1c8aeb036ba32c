import { composePay } from './openingPay.ts';
import { composeLocation, listKnownPlaces, placeName } from './openingPlaces.ts';
import { parseOldLocation } from './parseOldLocation.ts';
import { parseOldPay } from './parseOldPay.ts';

const known = listKnownPlaces();
const [office, other = office] = known;
if (!office || !other) throw new Error('The brand has no office');
const inState = known.find(({ region }) => region !== '') ?? office;

describe('a text about the place', () => {
  it.each([
    [office.city, null, placeName(office), null],
    [[inState.city, inState.region].filter(Boolean).join(', '), null, placeName(inState), null],
    ['Zürich, Switzerland', null, 'Zürich, Switzerland', null],
    ['Singapore', null, 'Singapore', null],
    ['York, England', null, 'York, England, United Kingdom', null],
    [`${office.city} and ${other.city}`, null, `${placeName(office)}; ${placeName(other)}`, null],
    [`${office.city} (hybrid)`, null, placeName(office), 'hybrid'],
    ['Remote within the UK', null, 'Remote (United Kingdom)', 'remote'],
    [
      'Remote in Ireland, Germany or the Netherlands',
      null,
      'Remote (Ireland, Germany, Netherlands)',
      'remote',
    ],
    ['USA and United States', 'remote', 'Remote (United States)', 'remote'],
  ])('%s (%s) is certain', (text, workplace, location, parsedWorkplace) => {
    const parsed = parseOldLocation(text, workplace);
    expect([composeLocation(parsed), parsed.workplace]).toEqual([location, parsedWorkplace]);
  });

  it.each([
    ['Elsewhere', null, null],
    ['Remote', null, 'remote'],
    ['Remote within the UK or Atlantis', null, 'remote'],
    ['Remote or London', null, null],
    ['Remote House, Elsewhere', null, null],
    // States of the United States, not Georgia and Gabon.
    ['Savannah, Georgia', null, null],
    ['Savannah, GA', null, null],
    ['London and Elsewhere', null, null],
    ['Remote within the UK', 'hybrid', 'hybrid'],
  ])('%s (%s) is not', (text, workplace, parsedWorkplace) => {
    expect(parseOldLocation(text, workplace)).toEqual({
      places: [],
      remote_from: [],
      workplace: parsedWorkplace,
    });
  });
});

it.each([
  ['£48,000 to £55,000 a year', [], '£48,000 to £55,000 a year'],
  ['£40k-45k per annum plus bonus', [], '£40,000 to £45,000 a year, plus bonus'],
  ['$82,000 to $98,000 a year', ['US'], 'US$82,000 to US$98,000 a year'],
  ['up to €50,000 a year', [], 'up to €50,000 a year'],
  ['from CHF 90,000 a year', [], 'from CHF 90,000 a year'],
  ['£15.50 an hour', [], '£15.50 an hour'],
  ['₹750,000 to ₹1,000,000 a year', [], '₹750,000 to ₹1,000,000 a year'],
])('the pay %s becomes fields that read %s', (text, countries, sentence) => {
  const pay = parseOldPay(text, countries);
  expect([pay.pay_currency, composePay(pay)]).toEqual([expect.any(String), sentence]);
});

it.each([
  ['$82,000 to $98,000 a year', ['CA']],
  ['£55,000 to £48,000 a year', []],
  ['from £40,000 to £50,000 a year', []],
  ['Competitive', []],
])('the pay %s stays a text', (text, countries) => {
  expect(parseOldPay(text, countries)).toEqual({ pay_note: text });
});
