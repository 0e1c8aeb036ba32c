import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compile } from 'sass';
import { SPINNER_DELAY_MS } from '../../src/contract/constants.ts';
import { siteFolder } from '../support/builtSite.ts';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.scss'))
  .map((file) => ({ file, text: readFileSync(join('src', file), 'utf8').replace(/\/\/.*$/gm, '') }));

/** The stylesheets in which an expression is found, each as often as it is. */
const holders = (pattern: RegExp): string[] =>
  sources.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(() => file));

const components = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => ({ folder: join('src', file, '..'), text: readFileSync(join('src', file), 'utf8') }));

/** The text of the components that import a stylesheet. */
const drawnWith = (sheetFile: string): string =>
  components
    .filter(({ folder, text }) => {
      const [, from] = /import \* as styles from '([^']+)'/.exec(text) ?? [];
      return from !== undefined && resolve(folder, from) === resolve(sheetFile);
    })
    .map(({ text }) => text)
    .join('\n');

/** Classes that a component's stylesheet keeps for itself, as a component calls them. */
const ownClasses = (sheetFile: string): string[] => {
  const own = compile(sheetFile).css.replace(/:global\([^()]*\)/g, '');
  const names = [...own.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name);
  return [...new Set(names)].map((name) =>
    name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
  );
};

const folder = join(siteFolder, 'static/css');
const sheet = readdirSync(folder)
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('');

/** Declarations of the rules with exactly this selector among theirs, as they were built. */
const rulesOf = (selector: string): string =>
  [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, selectors = '']) =>
      selectors.split(',').some((one) => one === selector || one.endsWith(` ${selector}`)),
    )
    .map(([, , declarations]) => declarations)
    .join(';');

describe('the styles', () => {
  it('set what drawings in files of their own read, by the names that these have for it', () => {
    const drawings = globSync(join(siteFolder, 'images/*.svg')).map((file) => readFileSync(file, 'utf8'));
    const asked = drawings.flatMap((svg) => [...svg.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
    const set = new Set([...sheet.matchAll(/(?<=[{;])(--[\w-]+):/g)].map(([, name]) => name));
    expect(asked.length).toBeGreaterThan(100);
    expect([...new Set(asked)].filter((name) => !set.has(name))).toEqual([]);
  });

  it('insist on nothing but stillness, where a visitor wants it, and once against Bootstrap', () => {
    const all = holders(/!important/g);
    const insisting = all.filter((file) => file === join('styles', '_media.scss'));
    // Bootstrap insists that what is hidden is not displayed.
    expect(all.filter((file) => !insisting.includes(file))).toEqual([join('app', 'PageStage.module.scss')]);
    expect(insisting.length).toBeGreaterThan(0);
    const [, still = '', rest = ''] =
      /prefers-reduced-motion: reduce\) \{([\s\S]*?)\n\}([\s\S]*)/.exec(
        sources.find(({ file }) => file.endsWith('_media.scss'))?.text ?? '',
      ) ?? [];
    expect(still.match(/!important/g)).toHaveLength(insisting.length);
    expect(rest).not.toContain('!important');
  });

  it('hold beside a component no class that the component does not draw', () => {
    const modules = sources.filter(({ file }) => file.endsWith('.module.scss'));
    const unused = modules.flatMap(({ file }) => {
      const drawn = drawnWith(join('src', file));
      return ownClasses(join('src', file))
        .filter((name) => !new RegExp(`\\bstyles\\.${name}\\b`).test(drawn))
        .map((name) => `${file}: ${name}`);
    });
    expect(modules.length).toBeGreaterThan(5);
    expect(unused).toEqual([]);
  });

  it('put what all share before what belongs to a component, which wins', () => {
    const shared = sheet.lastIndexOf('main a[href^=http]:after');
    const ofComponents = [
      '[data-theme-choice',
      '[data-part=included]',
      '[data-list=beside]',
      '[data-rotating]',
    ];
    expect(shared).toBeGreaterThan(0);
    for (const rule of ofComponents) expect([rule, sheet.indexOf(rule) > shared]).toEqual([rule, true]);
  });

  // Classes, ids and attributes narrow down what the browser has to look at; a tag or nothing does not.
  it('tell by what an element holds only of itself, or of what has a name below it (FAST-16)', () => {
    const selectors = [...sheet.matchAll(/(?<=[{};]|^)([^{}@;]+)\{/g)].flatMap(([, list = '']) =>
      list.split(/,(?![^(]*\))/),
    );
    const telling = selectors.filter((selector) => selector.includes(':has('));
    expect(telling.length).toBeGreaterThan(5);
    const unnamed = telling.filter((selector) => {
      const [, last = ''] = /:has\((?:[^()]|\([^()]*\))*\)\)?[^\s>~+]*[\s>~+]+(.+)$/.exec(selector) ?? [];
      return last !== '' && !/[.#[]/.test(last);
    });
    expect(unnamed).toEqual([]);
  });

  it('speak of beginning and end instead of left and right', () => {
    expect(
      holders(/(^|[\s{;])((margin|padding|border)-)?(left|right)\s*:|(text-align|float):\s*(left|right)/gm),
    ).toEqual([]);
  });

  it('uncover nothing for a pointer alone', () => {
    const uncovering = [...sheet.matchAll(/([^{}]*:hover[^{}]*)\{([^{}]*)\}/g)].filter(
      ([, , declarations = '']) =>
        /(^|;)(display|visibility|content|clip-path|block-size|height):/.test(declarations),
    );
    expect(uncovering.map(([rule]) => rule)).toEqual([]);
  });

  it('let the spinner appear as late as the figure says, and blur nothing', () => {
    const seconds = `${SPINNER_DELAY_MS / 1000}`.replace(/^0./, '\\.');
    expect(rulesOf('.spinner')).toMatch(new RegExp(`animation:spinner-appears 1ms ?${seconds}s both`));
    expect(sheet).toMatch(/prefers-reduced-motion:reduce/);
    expect(sheet).not.toMatch(/backdrop-filter|filter:blur/);
  });

  it('set what the drawings read, whose names nobody shortens', () => {
    const images = join(siteFolder, 'images');
    const drawings = readdirSync(images).filter((file) => file.endsWith('.svg'));
    const read = drawings.flatMap((file) => [
      ...readFileSync(join(images, file), 'utf8').matchAll(/var\((--[\w-]+)/g),
    ]);
    const names = [...new Set(read.map(([, name = '']) => name))];
    expect(names).toContain('--hue');
    expect(names.filter((name) => !sheet.includes(`${name}:`))).toEqual([]);
  });

  it('leave scrolling up and down to the finger on whatever is moved sideways', () => {
    for (const slider of ['.carousel', '.slider .react-multi-carousel-track'])
      expect([slider, rulesOf(slider)]).toEqual([slider, expect.stringContaining('touch-action:pan-y')]);
  });
});
