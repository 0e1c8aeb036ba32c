import { criticalStyles } from './criticalStyles.ts';

const page = '<html><body><nav class="menu" aria-expanded="false"><a href="/">x</a></nav></body></html>';

describe('the styles that a page begins with', () => {
  it('are those of its own elements', async () => {
    const css = await criticalStyles('.menu{color:red}.modal{color:blue}a{color:green}', [page]);
    expect(css).toBe('.menu{color:red}a{color:green}');
  });

  it.each([
    '.menu.is-open{display:block}',
    '.menu[aria-expanded="true"]{display:block}',
    '[data-bs-theme="dark"] .menu{color:white}',
    'html[data-script="early"] a{color:red}',
    'a:hover{color:red}',
    '@media print{a{color:black}}',
    '@font-face{font-family:x;src:url(x)}',
  ])('hold what its elements may become: %s', async (rule) => {
    expect(await criticalStyles(rule, [page])).toBe(rule);
  });

  it('are those of all documents of the kind', async () => {
    const css = await criticalStyles('.a{top:0}.b{top:0}.c{top:0}', ['<p class="a">', '<p class="b">']);
    expect(css).toBe('.a{top:0}.b{top:0}');
  });
});
