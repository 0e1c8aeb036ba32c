import { matchReference } from './matchReference.ts';

const rows = [
  { id: 1, reference: '7K3QF-0B9XT-M2WZE-H48RD' },
  { id: 2, reference: '2M4ZD-9Q1RT-0KX7B-E5WHN' },
  { id: 1234, reference: '12345-00000-00000-7K3QF' },
];

describe('a reference as somebody writes it', () => {
  it.each([
    ['7K3QF-0B9XT-M2WZE-H48RD', [1]],
    ['7k3qf0b9xtm2wzeh48rd', [1]],
    ['7k3qf ob9xt m2wze h48rd', [1]],
    ['h48r', [1]],
    ['9qlrt', [2]],
    ['XT-M2', [1]],
    ['2', [2]],
    ['1234', [1234]],
    ['7k3qf', [1, 1234]],
    ['7k3', []],
    ['9', []],
    ['', []],
    ['-', []],
  ])("'%s' means %j", (text, ids) => {
    expect(matchReference(rows, text).map(({ id }) => id)).toEqual(ids);
  });
});
