import fc from 'fast-check';
import { normalisePath } from './normalisePath.ts';

it.each([
  ['/Managed_Services', '/managed_services'],
  ['/careers/', '/careers'],
  ['//our_team', '/our_team'],
  ['/', '/'],
  ['', '/'],
  ['/About_us.html', '/about_us'],
  ['/index.html', '/'],
  ['/index.htm/', '/'],
  ['/careers/index.html', '/careers'],
  ['/.html', '/'],
  ['/x/.html', '/x'],
  ['/x.html.html', '/x'],
  ['/index', '/index'],
])('brings %s to %s', (path, normal) => {
  expect(normalisePath(path)).toBe(normal);
});

it('changes nothing the second time', () => {
  const ending = fc.constantFrom('', '.html', '/index.html', '/.htm', '.html/');
  const anyPath = fc.oneof(fc.webPath(), fc.string({ unit: 'binary' }));
  const path = fc.tuple(anyPath, ending, ending).map((parts) => parts.join(''));
  fc.assert(fc.property(path, (text) => normalisePath(normalisePath(text)) === normalisePath(text)));
});

it('begins with one slash and ends with none', () => {
  fc.assert(fc.property(fc.string(), (text) => /^\/$|^\/[^/](.*[^/])?$/s.test(normalisePath(text))));
});
