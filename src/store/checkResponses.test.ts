import { sampleOpening, sampleReceipt } from '../../tests/support/sampleApplication.ts';
import {
  toOpeningDetail,
  toOpeningList,
  parseReceipt,
  toRefusal,
  toUploadResponse,
} from './checkResponses.ts';

it('accepts a list of openings, even with ids as strings of digits', () => {
  expect(toOpeningList([{ ...sampleOpening, id: '5' }])).toEqual([sampleOpening]);
});

it('refuses a list with an opening that lacks a field', () => {
  expect(toOpeningList([sampleOpening, { ...sampleOpening, location: undefined }])).toBeUndefined();
});

it("distinguishes 'no such job' from an invalid response", () => {
  expect(toOpeningDetail(null)).toBeNull();
  expect([toOpeningDetail({}), toOpeningDetail([])]).toEqual([null, null]);
  expect(toOpeningDetail('busy')).toBeUndefined();
  expect(toOpeningDetail({ job_title: 'Half a job' })).toBeUndefined();
});

it('treats missing or malformed requirements as an empty list', () => {
  expect(toOpeningDetail({ ...sampleOpening, requirements: 'many' })).toEqual({
    ...sampleOpening,
    requirements: [],
  });
});

it('accepts an upload only with a name and without an error', () => {
  expect(toUploadResponse({ filename: 'a.pdf' })).toEqual({ filename: 'a.pdf' });
  expect(toUploadResponse({ filename: 'a.pdf', error: 'Disk full' })).toBeUndefined();
  expect(toUploadResponse({ filename: '' })).toBeUndefined();
});

it('accepts a receipt only if it is complete', () => {
  expect(parseReceipt(sampleReceipt)).toEqual(sampleReceipt);
  expect(parseReceipt({ reference: 'A' })).toBeUndefined();
});

it('reads only strings from a refusal', () => {
  expect(toRefusal({ error: 'No', fields: { email: 'Odd' } })).toEqual({
    error: 'No',
    fields: { email: 'Odd' },
  });
  expect(toRefusal({ error: 5, fields: { email: 5 } })).toEqual({});
  expect(toRefusal('<html>')).toEqual({});
});

it.each([null, 5, 'text', [], [null], {}, { error: null }, [[{}]], { requirements: 5 }])(
  'does not throw for the response %j',
  (value) => {
    for (const check of [toOpeningList, toOpeningDetail, toUploadResponse, parseReceipt, toRefusal])
      expect(() => check(value)).not.toThrow();
  },
);
