import { SUBMISSION_KEY } from '../contract/constants.ts';
import { keyFor, type Keyring } from './submissionKeys.ts';

it('keeps the key of a content, also after other contents were tried', () => {
  const ring: Keyring = new Map();
  const first = keyFor(ring, 'one');
  const second = keyFor(ring, 'two');
  expect(first.key).toMatch(SUBMISSION_KEY);
  expect(second.key).not.toBe(first.key);
  expect(keyFor(ring, 'one')).toBe(first);
});

it('keeps keys and doubts through storage on the device', () => {
  const ring: Keyring = new Map();
  keyFor(ring, 'one').isInDoubt = true;
  const restored = structuredClone(ring);
  expect(keyFor(restored, 'one')).toEqual({ key: keyFor(ring, 'one').key, isInDoubt: true });
});
