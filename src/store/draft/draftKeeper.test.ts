import { jest } from '@jest/globals';
import { emptyDevice, keptOnDevice } from '../../../tests/support/deviceStore.ts';
import { sampleApplicant, sampleResume } from '../../../tests/support/sampleApplication.ts';
import { makeDraftKeeper } from './draftKeeper.ts';
import { dropCopy, keepCopy } from './earlyCopy.ts';

const blank = { name: '', email: '', phone: ' ', otherinformation: '' };
type Text = typeof blank;
const draftOf = (entered: Text) => ({ entered });
const isBlank = (text: Text) => Object.values(text).every((value) => value.trim() === '');
const makeKeeper = (onTrouble: () => void = () => undefined) =>
  makeDraftKeeper<Text>({ id: 5, isBlank, onTrouble });
const typed = draftOf(sampleApplicant);
const quiet = () => new Promise((resolve) => setTimeout(resolve, 400));

afterEach(emptyDevice);

const begin = async (onTrouble?: () => void) => {
  const keeper = makeKeeper(onTrouble);
  await keeper.read();
  return keeper;
};

it('writes the first letter at once, and the rest when the typing pauses', async () => {
  const keeper = await begin();
  const first = draftOf({ ...blank, name: 'Z' });
  keeper.note(first);
  keeper.note(typed);
  await keeper.idle();
  expect(await keptOnDevice()).toEqual([[5, { ...first, savedAt: expect.any(Number) }]]);
  await quiet();
  expect(await keptOnDevice()).toEqual([[5, { ...typed, savedAt: expect.any(Number) }]]);
});

it('writes at once when the page may go', async () => {
  const keeper = await begin();
  keeper.note(typed);
  keeper.flush();
  expect(await keeper.read()).toMatchObject(typed);
});

it('keeps no draft of nothing, but of a file alone', async () => {
  const keeper = await begin();
  keeper.note(draftOf(blank));
  keeper.flush();
  expect(await keeper.read()).toBeUndefined();
  const isHeld = keeper.keepFile(sampleResume());
  keeper.note(draftOf(blank));
  keeper.flush();
  await quiet();
  expect((await keeper.read())?.file).toMatchObject({ name: 'zebulon-cv.pdf', type: 'application/pdf' });
  expect(await isHeld).toBe(true);
  expect(await keeper.keepFile(undefined)).toBe(false);
  keeper.note(draftOf(blank));
  keeper.flush();
  await quiet();
  expect(await keptOnDevice()).toEqual([]);
});

it('leaves nothing when wiped, whatever was waiting to be written', async () => {
  const keeper = await begin();
  void keeper.keepFile(sampleResume());
  keeper.note(typed);
  keeper.flush();
  keeper.note(typed);
  await keeper.wipe();
  keeper.flush();
  await quiet();
  expect(await keptOnDevice()).toEqual([]);
});

it('keeps what was typed before the database answered, beside the key that stands there', async () => {
  const earlier = await begin();
  earlier.note({ ...typed, sent: { key: 'k', isInDoubt: true } });
  await earlier.idle();
  const keeper = makeKeeper();
  const reading = keeper.read();
  keeper.note(draftOf({ ...blank, name: 'Zo' }));
  keeper.leave();
  await reading;
  const found = await makeKeeper().read();
  expect(found?.entered).toEqual({ ...blank, name: 'Zo' });
  expect(found?.sent).toEqual({ key: 'k', isInDoubt: true });
});

it('keeps what is still on its way into the database when the page goes, and no copy of it afterwards', async () => {
  const keeper = await begin();
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('The page went', 'AbortError');
  });
  keeper.note(typed);
  keeper.leave();
  await keeper.idle();
  expect((await makeKeeper().read())?.entered).toEqual(typed.entered);
  keeper.note(draftOf({ ...blank, name: 'Later' }));
  keeper.leave();
  await keeper.idle();
  expect(sessionStorage).toHaveLength(0);
  expect((await makeKeeper().read())?.entered).toMatchObject({ name: 'Later' });
});

it('finds what a form left behind whose write ends while it looks', async () => {
  keepCopy(5, typed.entered);
  const reading = makeKeeper().read();
  dropCopy(5);
  expect((await reading)?.entered).toEqual(typed.entered);
});

it('tells when the browser cannot store', async () => {
  const onTrouble = jest.fn();
  const keeper = await begin(onTrouble);
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  keeper.note(typed);
  keeper.flush();
  await quiet();
  expect(onTrouble).toHaveBeenCalledTimes(1);
});
