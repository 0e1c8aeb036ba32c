import { pages } from '../../src/content/pages.ts';
import { paths, type StaticPageName } from '../../src/content/paths.ts';
import { staticPageNames } from '../../src/content/resolvePath.ts';
import type { Journey } from './journey.ts';
import { paperOf } from './paper.ts';
import { unknownStyles } from './stylesKnown.ts';

/** The first page of each kind. */
const ofEachKind = (): StaticPageName[] => {
  const kinds = new Set<string>();
  return staticPageNames.filter((name) => {
    const { kind } = pages[name];
    return !kinds.has(kind) && kinds.add(kind);
  });
};

/** What an engine may lack, and what its visitors have instead. */
const CAN_DO_WITHOUT = [
  // Lines break where they did before.
  /^text-wrap: (pretty|balance)$/,
  // WebKit has no forced colours to keep out of.
  /^forced-color-adjust: /,
  // The words of a button cannot be marked in WebKit anyway.
  /^user-select: none$/,
  // Firefox before 143 prints what stands open.
  /::details-content$/,
];

/** Every kind of page, looked at once. */
export const pageJourneys: readonly Journey[] = [
  {
    name: 'each kind of page is taken over by its script, fits the window, and says nothing on the console',
    run: async ({ tab }) => {
      for (const name of ofEachKind()) {
        await tab.open(paths[name]);
        const [title, overflow] = await tab.see(
          () =>
            [
              document.querySelector('h1')?.textContent ?? '',
              document.documentElement.scrollWidth - innerWidth,
            ] as const,
        );
        expect([name, title !== '', Math.max(overflow, 0)]).toEqual([name, true, 0]);
        expect([name, await tab.lines()]).toEqual([name, []]);
      }
    },
  },
  {
    name: 'every style is known to the engine, or one that it can do without',
    run: async ({ tab }) => {
      await tab.open(paths.accessibilityStatement);
      const unknown = await unknownStyles(tab);
      expect(unknown.filter((style) => !CAN_DO_WITHOUT.some((known) => known.test(style)))).toEqual([]);
    },
  },
  {
    name: 'what paper has no use for is hidden where the page is printed',
    run: async ({ tab }) => {
      await tab.open('/contact_us');
      // Not every driver prints; the rules for paper are read as the engine has understood them.
      const hidden = await tab.see(() => {
        const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
        const printed = rules.filter(
          (rule) => rule instanceof CSSMediaRule && /print/.test(rule.conditionText),
        );
        return printed
          .flatMap((rule) => [...(rule as CSSMediaRule).cssRules].map((each) => each.cssText))
          .filter((text) => /display: none/.test(text)).length;
      });
      expect(hidden).toBeGreaterThan(0);
    },
  },
  {
    name: 'a job is printed on a few sheets, without menu and footer',
    run: async ({ tab }) => {
      await tab.open('/career-details/1');
      const pdf = await tab.driver.print();
      if (!pdf) return;
      const { sheets, links } = paperOf(pdf);
      expect([1, 2, 3]).toContain(sheets);
      expect(links.join(' ')).toContain('mailto:careers@');
      expect(links.filter((address) => address.startsWith('http'))).toEqual([]);
    },
  },
];
