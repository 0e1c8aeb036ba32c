import { normalisePath } from './normalisePath.ts';

it.each([
  ['/Managed_Services', '/managed_services'],
  ['/careers/', '/careers'],
  ['//our_team', '/our_team'],
  ['///careers//', '/careers'],
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
])('normalises %s to %s, and leaves the result unchanged', (path, normal) => {
  expect(normalisePath(path)).toBe(normal);
  expect(normalisePath(normal)).toBe(normal);
});
