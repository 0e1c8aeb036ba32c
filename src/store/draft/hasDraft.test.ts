import { promisifyRequest } from 'idb-keyval';
import { emptyDevice } from '../../../tests/support/deviceStore.ts';
import { dropDraft, saveDraft } from './draftStore.ts';
import { keepCopy } from './earlyCopy.ts';
import { hasDraft } from './hasDraft.ts';

const draft = { entered: { subject: 'The rack hums' } };
const databases = async () => (await indexedDB.databases()).map(({ name }) => name);

// First: from the second one on there is a database.
it('makes no database where there is none (FAST-14)', async () => {
  expect(await databases()).toEqual([]);
  expect(await hasDraft('contact')).toBe(false);
  expect(await databases()).toEqual([]);
});

// A browser that was ended while it made the database may leave it empty.
it('finds nothing in a database without its store, and does not wait for ever (FAST-14)', async () => {
  (await promisifyRequest(indexedDB.open('drafts'))).close();
  expect(await hasDraft('contact')).toBe(false);
  await promisifyRequest(indexedDB.deleteDatabase('drafts'));
});

describe('where something was kept once', () => {
  afterEach(emptyDevice);

  it('finds the draft of the form that is asked for, and of no other (FAST-14)', async () => {
    await saveDraft('enquiry', draft);
    expect(await hasDraft('enquiry')).toBe(true);
    expect(await hasDraft('contact')).toBe(false);
    await dropDraft('enquiry');
    expect(await hasDraft('enquiry')).toBe(false);
  });

  it('finds the copy of a page that was left before the database had it (FAST-14)', async () => {
    keepCopy('contact', draft.entered);
    expect(await hasDraft('contact')).toBe(true);
  });
});

it('tells of a browser that forbids it (FAST-14)', async () => {
  const { open } = indexedDB;
  indexedDB.open = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  await expect(hasDraft('contact')).rejects.toThrow('denied');
  indexedDB.open = open;
});
