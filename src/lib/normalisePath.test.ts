import fc from 'fast-check';
import { normalisePath } from './normalisePath.ts';

it.each([
  ['/Managed_Services', '/managed_services'],
  ['/careers/', '/careers'],
  ['//our_team', '/our_team'],
  ['/', '/'],
  ['', '/'],
])('brings %s to %s', (path, normal) => {
  expect(normalisePath(path)).toBe(normal);
});

it('changes nothing the second time', () => {
  const path = fc.oneof(fc.webPath(), fc.string({ unit: 'binary' }));
  fc.assert(fc.property(path, (text) => normalisePath(normalisePath(text)) === normalisePath(text)));
});

it('begins with one slash and ends with none', () => {
  fc.assert(fc.property(fc.string(), (text) => /^\/$|^\/[^/](.*[^/])?$/s.test(normalisePath(text))));
});
