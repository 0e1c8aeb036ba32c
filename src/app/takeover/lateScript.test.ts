import { jest } from '@jest/globals';
import { lateScript } from '../../prerender/lateScript.ts';

/** What the page asks for so far. */
const asked = (): string[] =>
  [...document.head.querySelectorAll('link')].map(({ href }) => new URL(href).pathname);

const blockArrives = () => {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'late';
  block.textContent = JSON.stringify({ styles: ['/static/site.css'], scripts: [], hashes: ['abc'] });
  document.head.append(block);
};

it('begins with the page when somebody pressed a key before it was known what to fetch (SHELL-12)', async () => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  new Function(lateScript)();
  window.dispatchEvent(new Event('keydown'));
  expect(asked()).toEqual([]);
  blockArrives();
  window.dispatchEvent(new Event('load'));
  await new Promise((done) => setTimeout(done, 100));
  expect(asked()).toEqual(['/static/site.css']);
});
