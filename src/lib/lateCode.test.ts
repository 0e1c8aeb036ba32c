import { jest } from '@jest/globals';
import { makeLateCode } from './lateCode.ts';

it('is fetched once, and is there without waiting from then on', async () => {
  const fetchCode = jest.fn(() => Promise.resolve('code'));
  const late = makeLateCode(fetchCode);
  const heard = jest.fn();
  const left = jest.fn();
  late.subscribe(heard);
  late.subscribe(left)();
  expect(late.ready()).toBeUndefined();
  expect(await Promise.all([late.load(), late.load()])).toEqual(['code', 'code']);
  expect(late.ready()).toBe('code');
  expect(fetchCode).toHaveBeenCalledTimes(1);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(left).not.toHaveBeenCalled();
});

it('is fetched again after it did not come', async () => {
  const answers = [() => Promise.reject(new Error('gone')), () => Promise.resolve('code')];
  const late = makeLateCode(() => answers.shift()?.() ?? Promise.reject(new Error('asked too often')));
  await expect(late.load()).rejects.toThrow('gone');
  expect(late.ready()).toBeUndefined();
  expect(await late.load()).toBe('code');
});
