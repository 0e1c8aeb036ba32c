import { jest } from '@jest/globals';
import { typedTextScript } from '../../prerender/typedTextScript.ts';
import { dropTypedEarly } from './typedEarly.ts';

const FORM = `<form data-draft="5">
  <input name="job_role" value="Engineer" readonly><input name="name"><input name="consent" type="checkbox">
  <select name="enquiry"><option value=""></option><option>Quote</option></select>
  <input name="website" tabindex="-1"><input name="upload_token" type="hidden" value="secret">
  <input name="resumefile" type="file"><textarea name="message"></textarea>
</form>`;

const KEPT = 'typed-5';
let page: Document;
/** A new document with the form, as it stands when it was read. */
const load = () => {
  delete window.typedTaken;
  page = document.implementation.createHTMLDocument();
  page.body.innerHTML = FORM;
  new Function('document', typedTextScript)(page);
  page.dispatchEvent(new Event('readystatechange'));
};
const field = (name: string) => page.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
const type = (name: string, value: string) => {
  field(name).value = value;
  field(name).dispatchEvent(new Event('input', { bubbles: true }));
};

beforeEach(load);
afterEach(() => sessionStorage.clear());

it('fills in again what was typed, ticked and chosen, and keeps nothing else of the form', () => {
  field('consent').checked = true;
  field('enquiry').value = 'Quote';
  type('website', 'of a machine');
  type('message', 'It is dark.\nVery.');
  expect(JSON.parse(sessionStorage.getItem(KEPT) ?? '')).toEqual({
    consent: true,
    enquiry: 'Quote',
    message: 'It is dark.\nVery.',
  });
  load();
  expect(field('message').value).toBe('It is dark.\nVery.');
  expect(field('enquiry').value).toBe('Quote');
  expect(field('consent').checked).toBe(true);
  expect(field('website').value).toBe('');
});

it('leaves nothing of a form that was emptied again or sent', () => {
  type('name', 'Z');
  type('name', '');
  expect(sessionStorage).toHaveLength(0);
  type('name', 'Z');
  page.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect(sessionStorage).toHaveLength(0);
});

it('ends with the first draft', () => {
  type('name', 'Z');
  dropTypedEarly(5);
  type('name', 'Zo');
  expect(sessionStorage).toHaveLength(0);
});

it('does without a store where the browser forbids one', () => {
  jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  load();
  type('name', 'Z');
  dropTypedEarly(5);
  jest.restoreAllMocks();
  expect(sessionStorage).toHaveLength(0);
});
