import { parse } from 'postcss';
import { writeOutKnown } from './writeOutKnown.ts';

const written = (css: string): string => {
  const root = parse(css);
  writeOutKnown(root);
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  return root.toString();
};

describe('variables that never change', () => {
  it.each([
    [':root{--a:1px}p{top:var(--a)}', 'p{top:1px}'],
    [':root{--a:1px}p{border:var(--a)solid red}', 'p{border:1px solid red}'],
    [':root{--a:1px}p{margin:calc(-1*var(--a)) var(--a)}', 'p{margin:calc(-1*1px) 1px}'],
    [':root{--a:1px;--a-b:2px}p{top:var(--a);left:var(--a-b)}', 'p{top:1px;left:2px}'],
    [':root{--a:1px;--b:var(--a)}p{top:var(--b)}', 'p{top:1px}'],
    ['.btn{--a:1px;top:var(--a);left:var(--a)}', '.btn{top:1px;left:1px}'],
  ])('are written where they are read: %s', (css, expected) => {
    expect(written(css)).toBe(expected);
  });

  it.each([
    ':root{--a:1px}[data-bs-theme=dark]{--a:2px}p{top:var(--a)}',
    '@media (width>=62em){:root{--a:1px}}p{top:var(--a)}',
    '.slider{--a:1px}p{top:var(--a)}',
    '.btn{--a:1px;top:var(--a)}.btn-wide{--a:2px}',
    '.btn{--a:1px;top:var(--a)}.btn b{top:var(--a)}',
    '.btn{--a:;top:var(--a)}',
    ':root{--a:1px}p{top:var(--a,2px)}',
    ':root{--a:var(--b)}p{--b:1px;top:var(--a)}',
    ':root{--a:clamp(1rem,2vw,3rem)}p{top:var(--a);left:var(--a)}',
  ])('are told from those that may be another value, or too long: %s', (css) => {
    expect(written(css)).toBe(css);
  });
});
