import { filledText } from '../filledText.ts';
import { withDraft } from './enteredApplication.ts';

const empty = filledText(undefined);

it('puts what was typed before the draft', () => {
  expect(withDraft({ ...empty, name: 'Ada' }, { ...empty, name: 'Grace', phone: '1' })).toEqual({
    ...empty,
    name: 'Ada',
    phone: '1',
  });
});

it('leaves a field empty that the draft, which may be older, does not know', () => {
  expect(withDraft(empty, { name: 'Grace' })).toEqual({ ...empty, name: 'Grace' });
});
