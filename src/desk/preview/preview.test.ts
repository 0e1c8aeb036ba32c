import { showLinksAsText } from './linkText.ts';
import { toOdtHtml } from './odtHtml.ts';
import { toRtfText } from '../../lib/rtfText.ts';

const rtf = (text: string): string => toRtfText(new TextEncoder().encode(`{\\rtf1\\ansi ${text}}`).buffer);
const odt = (body: string): string =>
  toOdtHtml(
    `<office:document-content><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
  );

test('the text of an RTF document has its paragraphs and letters, and no fonts, pictures or fields', () => {
  expect(
    rtf(
      "{\\fonttbl{\\f0 Arial;}}{\\*\\generator Word;}Zo\\'eb \\b Berg\\b0\\par\\u352?koda\\tab \\{x\\}{\\pict ffd8}{\\field{\\fldinst HYPERLINK}{\\fldrslt link}}",
    ),
  ).toBe('Zoë Berg\nŠkoda\t{x}link');
  expect(rtf('\\uc0\\u8364 5')).toBe('€5');
  expect(rtf('}}} after too many braces')).toContain('after');
});

test('an ODT shows paragraphs, headings, lists and tables, and nothing that could run', () => {
  expect(
    odt(
      '<text:h text:outline-level="1">CV</text:h><text:p>A &amp; B<text:tab/>C<text:line-break/>D</text:p><text:list><text:list-item><text:p>One</text:p></text:list-item></text:list>',
    ),
  ).toBe('<h2>CV</h2><p>A &amp; B\tC<br>D</p><ul><li><p>One</p></li></ul>');
  const hostile = odt(
    '<script>alert(1)</script><text:p onclick="x">&lt;img src=x&gt; a > b</text:p><office:annotation><text:p>secret</text:p></office:annotation><draw:image xlink:href="https://evil.example/x.png"/><text:p/>',
  );
  expect(hostile).toBe('alert(1)<p>&lt;img src=x&gt; a &gt; b</p><p></p>');
});

test('links of a DOCX are text, with the address of a website', () => {
  expect(
    showLinksAsText(
      '<p><a href="https://ada.example/?a=1&amp;b=2" target="_blank"><em>Me</em></a> <a href="https://a.example">https://a.example</a></p>' +
        '<p><a id="start"></a><a href="#start">Up</a> <a href="javascript:alert(1)">Run</a> a &lt;a href="x"&gt;</p>',
    ),
  ).toBe(
    '<p><em>Me</em> (https://ada.example/?a=1&amp;b=2) https://a.example</p><p>Up Run a &lt;a href="x"&gt;</p>',
  );
});
