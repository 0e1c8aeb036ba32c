import { criticalStyles } from './criticalStyles.ts';

const page = '<html><body><nav class="menu" aria-expanded="false"><a href="/">x</a></nav></body></html>';

describe('the styles that a page begins with', () => {
  it('are those of its own elements', async () => {
    const css = await criticalStyles('.menu{color:red}.modal{color:blue}a{color:green}', [page]);
    expect(css).toBe('.menu{color:red}a{color:green}');
  });

  it.each([
    '[data-bs-theme="dark"] .menu{color:white}',
    'html[data-script="early"] a{color:red}',
    'a:not(:hover){color:red}',
    'body:has(> .menu){color:red}',
    'a:not(:has(.drawing)){color:red}',
    'nav:has(>:nth-child(1):last-child){color:red}',
    'a::marker{color:red}',
    '@font-face{font-family:x;src:url(x)}',
    'a{animation:wait.1s step-end}@keyframes wait{0%{visibility:visible}}',
    'a{animation:.1s wait}@keyframes wait{0%{visibility:visible}}',
  ])('hold what its elements may become: %s', async (rule) => {
    expect(await criticalStyles(rule, [page])).toBe(rule);
  });

  it.each([
    '@media print{a{color:black}}',
    '@media (scripting: none){a{color:black}}',
    '@media (forced-colors:active){a{color:linktext}}',
    'a:hover{color:var(--b)}a{--a:red;--b:var(--a)}',
    '@charset "UTF-8";',
    '@keyframes wait{0%{visibility:visible}}',
    '.b{animation:wait.1s}@keyframes wait{0%{visibility:visible}}',
    '::-webkit-datetime-edit-day-field{padding:0}',
    'a::file-selector-button{padding:0}',
    'a:disabled{padding:0}',
    'a.active{padding:0}',
    'a:hover{color:red}',
    'a{transition:color 1s}',
    'a{user-select:none;overscroll-behavior:contain}',
    '.menu{box-shadow:var(--shadow)}',
    '.menu.is-open{display:block}',
    '.menu[aria-expanded="true"]{display:block}',
    'a:focus:not(:focus-visible){outline:0}',
    'a{}',
    '.menu:focus-visible{outline:0}',
    'a:nth-child(2){color:red}',
    'nav:has(>:nth-child(2):last-child){color:red}',
    'nav:has(> .drawing){color:red}',
    'nav:has(~.drawing){color:red}',
    'html:not([data-script]) a{color:red}',
    '@media (prefers-color-scheme:dark){:root:not([data-bs-theme]){color:red}}',
  ])('leave out what is not painted first: %s', async (rule) => {
    expect(await criticalStyles(`a{top:0}${rule}`, [page])).toBe('a{top:0}');
  });

  it.each([
    ['input::file-selector-button{padding:0}', '<input class="x" type="file">'],
    ['input:disabled{padding:0}', '<input disabled="">'],
    ['input:not(:disabled){padding:0}', '<input>'],
    ['input[readonly]{padding:0}', '<input readOnly="">'],
    ['input[type="file"]{padding:0}', '<input\n type="file">'],
    ['.slide.active{padding:0}', '<p class="slide active">'],
  ])('hold what only some pages have, there: %s', async (rule, html) => {
    expect(await criticalStyles(rule, [page, html])).toBe(rule);
  });

  it.each(['code{top:0}', '.alert{top:0}', '[lang="alert"]{top:0}'])(
    'are not those of what its text speaks of: %s',
    async (rule) => {
      const text =
        '<body><p title="a code">The alert about code, lang</p><script>alert("<code>")</script></body>';
      expect(await criticalStyles(`p{top:0}${rule}`, [text])).toBe('p{top:0}');
    },
  );

  it('are not those of classes that only stand on different elements', async () => {
    const html = '<p class="a"></p><p class="b"></p><p class="b c"></p>';
    expect(await criticalStyles('.b.c{top:0}.a.b{top:0}.c .a.b{top:0}', [html])).toBe('.b.c{top:0}');
  });

  it.each([
    ['.a .b{top:0}', '<i class="a"><b><u class="b"></u></b></i>', '<i class="a"></i><u class="b"></u>'],
    ['.a>.b{top:0}', '<i class="a"><u class="b"></u></i>', '<i class="a"><b><u class="b"></u></b></i>'],
    ['.a+.b{top:0}', '<i class="a"></i><u class="b"></u>', '<i class="a"></i><b></b><u class="b"></u>'],
    ['.a~.b{top:0}', '<i class="a"></i><br><u class="b"></u>', '<u class="b"></u><i class="a"></i>'],
    [
      '.a [open]>.b{top:0}',
      '<i class="a"><b><u class="b"></u></b></i>',
      '<i class="a"><u class="b"></u></i>',
    ],
    ['.a:not(.b)>.b:first-child{top:0}', '<i class="a"><u class="b"></u></i>', '<u class="a b"></u>'],
    ['.a :is(u,.b){top:0}', '<i class="a"><u class="b"></u></i>', '<i class="a"></i><u class="b"></u>'],
    ['.a:has(>.b[open]){top:0}', '<i class="a"><u class="b"></u></i>', '<i class="a"></i><u class="b"></u>'],
    [
      '.a[title^="ab"] :is(.b){top:0}',
      '<i class="a" title="abc"><u class="b"></u></i>',
      '<i class="a b" title="c"><u></u></i>',
    ],
  ])('are not those of elements that stand elsewhere: %s', async (rule, there, elsewhere) => {
    expect(await criticalStyles(rule, [there])).toBe(rule);
    expect(await criticalStyles(`.b{left:0}${rule}`, [elsewhere])).toBe('.b{left:0}');
  });

  const header = `<header class="site-header"><div class="bar"><button data-opens="overlay" aria-expanded="false" aria-controls="menu"></button>
    <button data-opens="overlay" aria-expanded="false" aria-controls="search"></button><p id="search" class="b"><i class="a"></i></p>
    <nav id="menu" class="menu"><i class="link"></i><button data-opens="group" aria-expanded="false" aria-controls="panel"></button>
    <ul id="panel" class="b"><li class="a"></li></ul></nav></div></header>`;

  it.each([
    '.b{top:0}',
    '.bar .b{top:0}',
    '.a{top:0}',
    '@media (width>=62em){.b .a{top:0}}',
    '@media (width<=61.99875em){.menu{top:0}}',
    '@media (width<=20em){.menu .link,.a{top:0}}',
    '.menu.is-open{top:0}',
    '.bar:has(.menu.is-open){top:0}',
  ])('are not those of what the header has folded (HEAD-11): %s', async (rule) => {
    expect(await criticalStyles(`.bar{top:0}${rule}`, [header])).toBe('.bar{top:0}');
  });

  it.each([
    '.menu{top:0}',
    '.menu .link{top:0}',
    '@media (width>=62em){.menu .link{top:0}}',
    '@media (width<=61.99875em){.bar{top:0}}',
    ':where(.b:not(.is-open)){top:0}',
    '@media (width<=61.99875em){:where(.menu){top:0}}',
  ])('are those of what of the header is seen, or stands in for the rest (HEAD-11): %s', async (rule) => {
    expect(await criticalStyles(rule, [header])).toBe(rule);
  });

  it('are those of what is folded elsewhere, which its look shows to be folded', async () => {
    const html =
      '<button data-opens="group" aria-expanded="false" aria-controls="b"></button><p id="b" class="b"></p>';
    expect(await criticalStyles('.b{top:0}', [header, html])).toBe('.b{top:0}');
  });

  it('are those of all documents of the kind', async () => {
    const css = await criticalStyles('.a{top:0}.b{top:0}.c{top:0}', ['<p class="a">', '<p class="b">']);
    expect(css).toBe('.a{top:0}.b{top:0}');
  });
});
