import { sampleOpening, sampleReceipt } from '../../tests/support/sampleApplication.ts';
import { toOpeningDetail, toOpeningList, parseReceipt, toRefusal, toUploadAnswer } from './checkAnswers.ts';

it('takes a list of openings, ids as digits included', () => {
  expect(toOpeningList([{ ...sampleOpening, id: '5' }])).toEqual([sampleOpening]);
});

it('takes no list with an opening that lacks a field', () => {
  expect(toOpeningList([sampleOpening, { ...sampleOpening, location: undefined }])).toBeUndefined();
});

it('tells no job from no answer', () => {
  expect(toOpeningDetail(null)).toBeNull();
  expect(toOpeningDetail({})).toBeNull();
  expect(toOpeningDetail('busy')).toBeUndefined();
  expect(toOpeningDetail({ job_title: 'Half a job' })).toBeUndefined();
});

it('reads missing or odd requirements as none', () => {
  expect(toOpeningDetail({ ...sampleOpening, requirements: 'many' })).toEqual({
    ...sampleOpening,
    requirements: [],
  });
});

it('counts an upload as taken only with a name and without an error', () => {
  expect(toUploadAnswer({ filename: 'a.pdf' })).toEqual({ filename: 'a.pdf' });
  expect(toUploadAnswer({ filename: 'a.pdf', error: 'Disk full' })).toBeUndefined();
  expect(toUploadAnswer({ filename: '' })).toBeUndefined();
});

it('takes a receipt only when it is whole', () => {
  expect(parseReceipt(sampleReceipt)).toEqual(sampleReceipt);
  expect(parseReceipt({ reference: 'A' })).toBeUndefined();
});

it('takes sentences from a refusal and nothing else', () => {
  expect(toRefusal({ error: 'No', fields: { email: 'Odd' } })).toEqual({
    error: 'No',
    fields: { email: 'Odd' },
  });
  expect(toRefusal({ error: 5, fields: { email: 5 } })).toEqual({});
  expect(toRefusal('<html>')).toEqual({});
});

it.each([null, 5, 'text', [], [null], {}, { error: null }, [[{}]], { requirements: 5 }])(
  'survives %j over the wire',
  (value) => {
    for (const check of [toOpeningList, toOpeningDetail, toUploadAnswer, parseReceipt, toRefusal])
      expect(() => check(value)).not.toThrow();
  },
);
