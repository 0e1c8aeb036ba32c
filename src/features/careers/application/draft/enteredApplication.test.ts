import { fillInDraft } from './enteredApplication.ts';

const makeForm = () => {
  const form = document.createElement('form');
  form.innerHTML = '<input name="name"><input name="phone">';
  return form;
};
const valueOf = (form: HTMLFormElement, name: string) =>
  (form.elements.namedItem(name) as HTMLInputElement).value;

it('keeps what was typed before the draft was restored', () => {
  const form = makeForm();
  (form.elements.namedItem('name') as HTMLInputElement).value = 'Ada';
  fillInDraft(form, { name: 'Grace', phone: '1' });
  expect(valueOf(form, 'name')).toBe('Ada');
  expect(valueOf(form, 'phone')).toBe('1');
});

it('leaves a field empty that the draft does not hold', () => {
  const form = makeForm();
  fillInDraft(form, { name: 'Grace' });
  expect(valueOf(form, 'phone')).toBe('');
});
