import { sampleOpening, sampleReceipt } from '../../tests/support/sampleApplication.ts';
import { parseOpening, parseOpenings, parseReceipt, parseRefusal } from './checkResponses.ts';

it('accepts a list of openings, even with ids as strings of digits', () => {
  expect(parseOpenings([{ ...sampleOpening, id: '5' }])).toEqual([sampleOpening]);
});

it('refuses a list with an opening that lacks a field', () => {
  expect(parseOpenings([sampleOpening, { ...sampleOpening, location: undefined }])).toBeUndefined();
});

it("distinguishes 'no such job' from an invalid response", () => {
  expect(parseOpening(null)).toBeNull();
  expect([parseOpening({}), parseOpening([])]).toEqual([null, null]);
  expect(parseOpening('busy')).toBeUndefined();
  expect(parseOpening({ job_title: 'Half a job' })).toBeUndefined();
});

it('treats missing or malformed requirements as an empty list', () => {
  expect(parseOpening({ ...sampleOpening, requirements: 'many' })).toEqual({
    ...sampleOpening,
    requirements: [],
  });
});

it('accepts a receipt only if it is complete', () => {
  expect(parseReceipt(sampleReceipt)).toEqual(sampleReceipt);
  expect(parseReceipt({ reference: 'A' })).toBeUndefined();
});

it('reads only strings from a refusal', () => {
  expect(parseRefusal({ error: 'No', fields: { email: 'Odd' } })).toEqual({
    error: 'No',
    fields: { email: 'Odd' },
  });
  expect(parseRefusal({ error: 5, fields: { email: 5 } })).toEqual({});
  expect(parseRefusal('<html>')).toEqual({});
});

it.each([null, 5, 'text', [], [null], {}, { error: null }, [[{}]], { requirements: 5 }])(
  'does not throw for the response %j',
  (value) => {
    for (const parse of [parseOpenings, parseOpening, parseReceipt, parseRefusal])
      expect(() => parse(value)).not.toThrow();
  },
);
