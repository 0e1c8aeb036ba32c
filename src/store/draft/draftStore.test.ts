import { emptyDevice, keptOnDevice } from '../../../tests/support/deviceStore.ts';
import { sampleApplicant } from '../../../tests/support/sampleApplication.ts';
import { dropDraft, readDraft, saveDraft, saveFile } from './draftStore.ts';

const DAY_MS = 86_400_000;
const draft = { entered: { text: sampleApplicant } };
const file = { name: 'cv.pdf', type: 'application/pdf', lastModified: 7, bytes: new ArrayBuffer(3) };

afterEach(emptyDevice);

it('keeps drafts apart by opening, with key and file', async () => {
  const sent = { key: 'key-of-the-form', isInDoubt: true };
  await saveDraft(5, { ...draft, sent });
  await saveFile(5, file);
  await saveDraft(6, draft);
  expect(await readDraft(5)).toMatchObject({
    ...draft,
    sent,
    file: { name: 'cv.pdf' },
  });
  expect((await readDraft(6))?.file).toBeUndefined();
  expect(await readDraft(7)).toBeUndefined();
});

it('leaves nothing of a dropped draft, and leaves others alone', async () => {
  await saveDraft(5, draft);
  await saveFile(5, file);
  await saveDraft(6, draft);
  await dropDraft(5);
  expect((await keptOnDevice()).map(([key]) => key)).toEqual([6]);
});

it('drops every draft that is older than 30 days, its file too, when any is looked for', async () => {
  const now = Date.now();
  await saveDraft(5, draft, now - 31 * DAY_MS);
  await saveFile(5, file);
  await saveDraft(6, draft, now - 29 * DAY_MS);
  expect(await readDraft(5, now)).toBeUndefined();
  expect((await keptOnDevice()).map(([key]) => key)).toEqual([6]);
});
