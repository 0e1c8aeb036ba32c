import { jest } from '@jest/globals';
import { clearDrafts, readDrafts } from '../../../tests/support/deviceStore.ts';
import { hasDraft, readDraft, removeDraft, saveDraft } from './draftStorage.ts';

const DAY_MS = 86_400_000;
const fields = { name: 'Zoë' };
const draft = { fields, mayHaveArrived: false, isKept: false };

afterEach(clearDrafts);

it('keeps a draft in the tab, or on the device', () => {
  saveDraft(5, { ...draft, mayHaveArrived: true });
  expect(readDrafts()).toMatchObject({ tab: [['5', { fields }]], device: [] });
  expect(readDraft(5)).toMatchObject({ fields, mayHaveArrived: true, isKept: false });
  saveDraft(5, { ...draft, isKept: true });
  expect(readDrafts()).toMatchObject({ tab: [], device: [['5', { fields }]] });
  expect(readDraft(5)).toMatchObject({ fields, isKept: true });
  removeDraft(5);
  expect(readDrafts()).toEqual({ tab: [], device: [] });
});

it.each(['no JSON', 'null', '5', '{}', '{"savedAt":1,"fields":{"name":5}}', '{"savedAt":1,"fields":"x"}'])(
  'ignores a draft of the wrong shape: %s',
  (text) => {
    sessionStorage.setItem('draft-5', text);
    localStorage.setItem('draft-5', text);
    expect(readDraft(5)).toBeUndefined();
  },
);

it('deletes drafts that were kept for a week, and those of earlier releases, whatever their form', () => {
  const stored = (age: number) => JSON.stringify({ fields, savedAt: Date.now() - age });
  localStorage.setItem('draft-5', stored(6 * DAY_MS));
  localStorage.setItem('draft-6', stored(8 * DAY_MS));
  localStorage.setItem('draft-7', JSON.stringify({ entered: { text: fields }, savedAt: Date.now() }));
  localStorage.setItem('theme', 'dark');
  expect(readDraft(5)).toBeDefined();
  expect(Object.keys({ ...localStorage }).toSorted()).toEqual(['draft-5', 'theme']);
});

it('knows which forms have a draft', () => {
  saveDraft(5, draft);
  saveDraft(7, { ...draft, isKept: true });
  expect([5, 6, 7].map(hasDraft)).toEqual([true, false, true]);
});

it('says so if the storage is full or forbidden, and throws nothing', () => {
  const refuse = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  expect(saveDraft(5, draft)).toBe(false);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
  expect(readDraft(5)).toBeUndefined();
  expect(removeDraft(5)).toBe(false);
});
