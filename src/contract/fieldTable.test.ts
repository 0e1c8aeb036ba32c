import { byField, fieldsOf } from './fieldTable.ts';

it('names the fields in the order in which they were written', () => {
  expect(fieldsOf({ second: 2, first: 1 })).toEqual(['second', 'first']);
});

it('gives a value to each field', () => {
  expect(byField(['one', 'three'], (field) => field.length)).toEqual({ one: 3, three: 5 });
});
