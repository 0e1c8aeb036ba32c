import { clearDrafts, readDrafts } from '../../tests/support/deviceStore.ts';
import { sampleResume } from '../../tests/support/sampleApplication.ts';
import { isRecord } from '../lib/isRecord.ts';
import { removeDraft, removeFile, readDraft, saveDraft, saveFile } from './draft.ts';

type Text = Record<string, string>;
const isText = (value: unknown): value is Text =>
  isRecord(value) && Object.values(value).every((each) => typeof each === 'string');
const DAY_MS = 86_400_000;

afterEach(clearDrafts);

it('restores the text, the idempotency key and the file', async () => {
  const sent = { key: 'application-0123456789', mayHaveArrived: true };
  saveDraft(5, { entered: { name: 'Zoë' }, sent });
  await saveFile(5, sampleResume());
  const stored = await readDraft(5, isText);
  expect(stored).toMatchObject({ entered: { name: 'Zoë' }, sent });
  expect(stored?.file).toMatchObject({ name: 'zebulon-cv.pdf', type: 'application/pdf', size: 17 });
  removeDraft(5);
  await removeFile(5);
  expect(await readDrafts()).toEqual([]);
});

it.each([
  'no JSON',
  'null',
  '5',
  '{}',
  '{"savedAt":9e15,"entered":{"name":5}}',
  '{"savedAt":9e15,"entered":"x"}',
])('ignores a draft of the wrong shape: %s', async (text) => {
  localStorage.setItem('draft-5', text);
  expect(await readDraft(5, isText)).toBeUndefined();
});

it('restores the text without a key of the wrong shape', async () => {
  saveDraft(5, { entered: { name: 'Zoë' }, sent: { key: 5 } as never });
  expect(await readDraft(5, isText)).toMatchObject({ entered: { name: 'Zoë' }, sent: undefined });
});

it('deletes drafts of every form after thirty days', async () => {
  const stored = (age: number) => JSON.stringify({ entered: { name: 'Zoë' }, savedAt: Date.now() - age });
  localStorage.setItem('draft-5', stored(29 * DAY_MS));
  localStorage.setItem('draft-6', stored(31 * DAY_MS));
  localStorage.setItem('theme', 'dark');
  expect(await readDraft(5, isText)).toBeDefined();
  expect(Object.keys({ ...localStorage }).toSorted()).toEqual(['draft-5', 'theme']);
});
