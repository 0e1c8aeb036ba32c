import { blocksHtml } from './blocksHtml.ts';

it('writes a text with its structure, and HTML in it as text', () => {
  expect(blocksHtml('Hello <b>you</b>\n\n## What you do\n- Mend & make\n- Rest')).toBe(
    '<p>Hello &lt;b&gt;you&lt;/b&gt;</p><h3>What you do</h3><ul><li>Mend &amp; make</li><li>Rest</li></ul>',
  );
});
