import type { QualityRow } from './row.ts';

export const rows: readonly QualityRow[] = [
  {
    id: 'R-01',
    what: 'axe finds nothing on any route, light and dark, wide and narrow, with menu, search, dialog or errors open',
    tests: [
      'walk.spec.ts: ${route} is in order at 320, 768 and 1280 px, light and dark',
      'people.spec.ts: axe finds nothing on these pages, dialog closed and open',
      'stories.spec.ts: axe finds nothing on stories, roles and services',
    ],
  },
];
